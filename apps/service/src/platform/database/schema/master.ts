import type { IsoDate, RequestType } from '@invea/domain'
import type { ClosedService } from '@invea/domain/appointment'
import type { DocumentCondition } from '@invea/domain/attachments'
import type { TimeOfDay, Words } from '@invea/domain/calendar'
import type { OriginIdService, ReplacementReason } from '@invea/domain/services'
import type { ColumnType } from 'kysely'

/** A jsonb column: read as a value, written as text by `asJson`. */
export type Json<T> = ColumnType<T, string, string>
/** A column with a default value in the database. */
export type Default<T> = ColumnType<T, T | undefined, T>

interface CodedTable {
  readonly id: number
  readonly name: Json<Words>
  readonly position: number
}

export interface MasterTables {
  readonly region: {
    readonly id: number
    readonly name: Json<Words>
    readonly position: number
  }
  readonly city: {
    readonly id: number
    readonly region_id: number
    readonly name: Json<Words>
    /** Degrees north; null where the operator has set none. */
    readonly latitude: number | null
    /** Degrees east; null where the operator has set none. */
    readonly longitude: number | null
    readonly position: number
  }
  readonly office: {
    /** 1 to 1023: part of every id of a request, appointment or payment. */
    readonly id: number
    readonly city_id: number
    readonly name: Json<Words>
    readonly address: Json<Words>
    readonly phone: string
    readonly fax: string
    readonly main: boolean
    readonly processing_days: number
    /** D46: request types, separated by commas. Null: all. */
    readonly request_types: string | null
    readonly position: number
  }
  readonly delivery_site: {
    readonly office_id: number
    readonly id: number
    readonly name: Json<Words>
    readonly address: Json<Words>
    readonly phone_number: string
    readonly position: number
  }
  readonly restriction: {
    readonly office_id: number
    readonly min_days: number
    readonly max_days: number
  }
  readonly nationality: {
    readonly id: number
    readonly code: string
    readonly name: Json<Words>
  }
  readonly occupation: CodedTable
  readonly family_type: CodedTable
  readonly attachment_type: CodedTable
  readonly passport_page: {
    readonly id: number
    readonly pages: number
  }
  readonly required_attachment: {
    readonly id: number
    readonly request_type: RequestType
    /** Null: for every reason. */
    readonly replacement_reason: ReplacementReason | null
    /** Null: for passports. */
    readonly origin_id_service: OriginIdService | null
    readonly condition: DocumentCondition
    readonly attachment_type_id: number
    readonly position: number
  }
  /** Amounts for which the specification has none, in whole ETB. */
  readonly fee_setting: {
    readonly code: 'originIdBase'
    readonly amount: number
    /** True for an invented amount of the sample data, false for an amount that an operator has set. */
    readonly sample: Default<boolean>
  }
  readonly holiday: {
    readonly day: IsoDate
    /** True: closed in addition to the rule of weekends and holidays. False: a working day despite the rule. */
    readonly closed: boolean
    readonly name: Json<Words>
  }
  readonly slot_template: {
    readonly office_id: number
    readonly id: number
    readonly start_time: TimeOfDay
    readonly end_time: TimeOfDay
    readonly capacity: number
  }
  readonly payment_option: {
    readonly id: number
    readonly code: string
    /** In English, for lists of the operator. */
    readonly name: string
    /** Null in rows of the previous release. */
    readonly names: ColumnType<Words | null, string | undefined, string>
    readonly kind: 'redirect' | 'code'
    /** Null: the general steps of its kind. */
    readonly steps: ColumnType<readonly Words[] | null, string | null, string | null>
    /** Whether a new order can use it. Its orders are verified in any case. */
    readonly offered: Default<boolean>
    readonly position: number
  }
  readonly office_closure: {
    readonly id: number
    /** Null: all offices. */
    readonly office_id: number | null
    /** Null: everything. */
    readonly service: ClosedService | null
    readonly first_day: IsoDate
    readonly last_day: IsoDate
    readonly notice: Json<Words>
    readonly created_at: Date
    /** When the operator cancelled it. Null: still in force. */
    readonly reopened_at: Default<Date | null>
  }
}
