import {
  type Address,
  filledByChoices,
  type MasterDataEntry,
  namePairs,
  type OriginIdDetail,
  type PassportInfo,
  type PersonalDetail,
  shortValidityDraft,
  shortValidityReasons,
  splitRequestReasons,
  visaTypes,
} from '@invea/domain/applicant'
import { urgentReasons } from '@invea/domain/services'
import { type DetailRow, type DisplayContext, dayWords } from '../shell/display-context.ts'

type Writers<T> = {
  readonly [K in keyof T]-?: (value: NonNullable<T[K]>, display: DisplayContext) => string | undefined
}

const asIs = (value: string | number) => String(value)
const yesNo = (value: boolean, { t }: DisplayContext) => t(value ? 'choice:yes' : 'choice:no')
const nameIn = (list: readonly MasterDataEntry[] | undefined, id: number, { reader }: DisplayContext) =>
  list?.find((entry) => entry.id === id)?.name[reader.language]

/** The names in both scripts, under the label of each field. */
export const nameRows = (personal: PersonalDetail, { t }: DisplayContext) =>
  namePairs.map(([key, geez]) => ({
    key,
    label: t(`field:personal.${key}`),
    latin: personal[key],
    geez: personal[geez],
  }))

/** Rows in the order of B §2 Summary, which office clerks also read. A missing field does not compile. */
const personal: Writers<Omit<PersonalDetail, (typeof namePairs)[number][number]>> = {
  birthDate: (value, { reader }) => dayWords(value, reader),
  birthPlace: asIs,
  gender: (value, { t }) => t(`choice:gender.${value}`),
  nationalityId: (value, display) => nameIn(display.lists?.nationalities, value, display),
  height: asIs,
  eyeColor: (value, { t }) => t(`choice:eyeColor.${value}`),
  hairColor: (value, { t }) => t(`choice:hairColor.${value}`),
  occupationId: (value, display) => nameIn(display.lists?.occupations, value, display),
  maritalStatus: (value, { t }) => t(`choice:maritalStatus.${value}`),
  phoneNumber: asIs,
  email: asIs,
  birthCertificateId: asIs,
  adopted: yesNo,
  under18: yesNo,
  halfCast: yesNo,
}

/** In the order of A §3. */
const address: Writers<Address> = {
  // The stored English name, shown in the reader's language.
  region: (value, { lists, reader }) =>
    lists?.regions.find(({ name }) => name.en === value)?.name[reader.language] ?? value,
  city: asIs,
  state: asIs,
  zone: asIs,
  woreda: asIs,
  kebele: asIs,
  street: asIs,
  houseNo: asIs,
  poBox: asIs,
  subCity: asIs,
}

const passport: Writers<PassportInfo> = {
  passportPageId: (value, { t, lists }) => {
    const size = lists?.passportPages.find(({ id }) => id === value)
    return size && t('choice:passportPages', { pages: size.pages })
  },
  passportNumber: asIs,
  issueDate: (value, { reader }) => dayWords(value, reader),
  expirationDate: (value, { reader }) => dayWords(value, reader),
  dataCorrected: yesNo,
  correctionType: (value, { t }) => t(`choice:correctionType.${value}`),
}

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((each) => each === value)

const originId: Writers<OriginIdDetail> = {
  country: (value, { lists, reader }) =>
    lists?.nationalities.find(({ name }) => name.en === value)?.name[reader.language] ?? value,
  visaNumber: asIs,
  visaType: (value, { t }) => {
    const known = oneOf(visaTypes, value)
    return known ? t(`choice:visaType.${known}`) : value
  },
  visaIssuedOnline: yesNo,
  originIdNumber: asIs,
  timesLost: asIs,
  localPhoneNumber: asIs,
  filledBy: (value, { t }) => {
    const known = oneOf(filledByChoices, value)
    return known ? t(`choice:filledBy.${known}`) : value
  },
  correctionNote: asIs,
}

type Block = 'personal' | 'address' | 'passport' | 'originId'

const rowsOf =
  <T extends object>(block: Block, writers: Writers<T>) =>
  (values: T, display: DisplayContext): readonly DetailRow[] =>
    (Object.keys(writers) as (keyof T & string)[]).map((key) => {
      const value = values[key]
      return {
        key,
        label: display.t(`field:${block}.${key}` as 'field:personal.firstName'),
        value: value === undefined || value === null || value === '' ? undefined : writers[key](value, display),
      }
    })

const given = ({ value }: DetailRow): boolean => value !== undefined

/** Other details, and yes-or-no answers. Leaves out empty optional texts. */
export const personalRows = (detail: PersonalDetail, display: DisplayContext): readonly DetailRow[] =>
  rowsOf('personal', personal)(
    {
      ...detail,
      adopted: detail.adopted ?? false,
      under18: detail.under18 ?? false,
      halfCast: detail.halfCast ?? false,
    },
    display,
  ).filter(given)

export const addressRows = (at: Address, display: DisplayContext): readonly DetailRow[] =>
  rowsOf('address', address)(at, display).filter(given)

/** Old passport and correction, where the form has them (A §2). Shows the box with an old passport, unless a correction is named. */
export const passportRows = (info: PassportInfo, display: DisplayContext): readonly DetailRow[] =>
  rowsOf('passport', passport)(info, display).filter(
    (row) =>
      given(row) &&
      (row.key !== 'dataCorrected' ||
        info.dataCorrected ||
        (info.correctionType === undefined && info.passportNumber !== undefined)),
  )

/** Why the request is urgent, and why a valid passport is replaced (D42). */
export const reasonRows = (requestReason: string | undefined, { t }: DisplayContext): readonly DetailRow[] => {
  const { urgent = '', further } = splitRequestReasons(requestReason)
  const { shortValidityReason = '', shortValidityOther } = shortValidityDraft(further)
  const [known, short] = [oneOf(urgentReasons, urgent), oneOf(shortValidityReasons, shortValidityReason)]
  const shortValidity = short && (shortValidityOther ?? t(`choice:shortValidityReason.${short}`))
  return [
    { key: 'urgentReason', label: t('field:urgentReason'), value: known && t(`choice:urgentReason.${known}`) },
    { key: 'shortValidityReason', label: t('field:passport.shortValidityReason'), value: shortValidity },
  ].filter(given)
}

/** Rows of the Origin ID, which depend on the service. Leaves out fields without a value; the box of a visa is always shown with it. */
export const originIdRows = (detail: OriginIdDetail, display: DisplayContext): readonly DetailRow[] => {
  const { visaNumber, visaType, visaIssuedOnline = false } = detail
  const isVisaAsked = Boolean(visaNumber || visaType)
  const shown = { ...detail, visaIssuedOnline: isVisaAsked ? visaIssuedOnline : undefined }
  return rowsOf('originId', originId)(shown, display).filter(given)
}
