import type { IsoDate, ReplacementReason, RequestType, TimeOfDay, Words } from '@invea/domain'
import type { Json } from './columns.ts'

export interface RegionTable {
  readonly id: number
  readonly name: Json<Words>
  readonly position: number
}
export interface CityTable {
  readonly id: number
  readonly region_id: number
  readonly name: Json<Words>
  readonly position: number
}
export interface OfficeTable {
  /** 1 to 1023: it is part of every id of the booking side. */
  readonly id: number
  readonly city_id: number
  readonly name: Json<Words>
  readonly address: Json<Words>
  readonly phone: string
  readonly fax: string
  readonly main: boolean
  readonly processing_days: number
  readonly position: number
}
export interface DeliverySiteTable {
  readonly office_id: number
  readonly id: number
  readonly name: Json<Words>
  readonly address: Json<Words>
  readonly phone_number: string
  readonly position: number
}
export interface RestrictionTable {
  readonly office_id: number
  readonly min_days: number
  readonly max_days: number
}
export interface NationalityTable {
  readonly id: number
  readonly code: string
  readonly name: Json<Words>
}
export interface CodedTable {
  readonly id: number
  readonly name: Json<Words>
  readonly position: number
}
export interface PassportPageTable {
  readonly id: number
  readonly pages: number
}
export type AttachmentCondition = 'always' | 'adult' | 'under18' | 'adopted' | 'dataCorrected' | 'urgent'
export interface RequiredAttachmentTable {
  readonly id: number
  readonly request_type: RequestType
  /** Null: for every reason. */
  readonly replacement_reason: ReplacementReason | null
  readonly condition: AttachmentCondition
  readonly attachment_type_id: number
  readonly position: number
}
export interface HolidayTable {
  readonly day: IsoDate
  /** True: closed beside the rule of week-ends and holidays. False: worked in spite of it. */
  readonly closed: boolean
  readonly name: Json<Words>
}
export interface SlotTemplateTable {
  readonly office_id: number
  readonly id: number
  readonly start_time: TimeOfDay
  readonly end_time: TimeOfDay
  readonly capacity: number
}
export interface PaymentOptionTable {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly kind: 'redirect' | 'code'
  readonly position: number
}
