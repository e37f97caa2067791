import { adultAge } from '@invea/domain/calendar'
import { pageRunOutAt } from '@invea/domain/services'
import { Checkbox, Disclosure, Field, Grid, Stack } from '@invea/ui'
import { useState } from 'react'
import { type Box, type Case, type Choice, type DayField, limits, type NumberField, optionsOf } from './case.ts'
import type { Translate } from './texts.ts'

interface Props {
  readonly value: Case
  readonly onChange: (changed: Partial<Case>) => void
  readonly t: Translate
}

const days = { urgent2: 2, urgent5: 5 }

/** Texts of each choice, from the portals' guides where they exist. */
const namespacesOf = (
  t: Translate,
): Readonly<Record<Choice, readonly [label: string, option: (value: string) => string]>> => ({
  nationality: [t('guide', 'question.nationality'), (value) => t('guide', `nationality.${value}`)],
  passport: [t('guide', 'question.passport'), (value) => t('guide', `passport.${value}`)],
  speed: [
    t('guide', 'question.speed'),
    (value) =>
      value in days
        ? t('guide', 'result.urgentFee', { days: days[value as keyof typeof days] })
        : t('guide', `speed.${value}`),
  ],
  reason: [t('guide', 'question.reason'), (value) => t('choice', `urgentReason.${value}`)],
  office: [t('explorer', 'office'), (value) => t('explorer', `officeOf.${value}`)],
  origin: [t('originGuide', 'question.origin'), (value) => t('originGuide', `origin.${value}`)],
  card: [t('originGuide', 'question.card'), (value) => t('originGuide', `card.${value}`)],
  losses: [t('originGuide', 'question.losses'), (value) => t('originGuide', `losses.${value}`)],
})

interface NumberInputProps {
  readonly name: NumberField
  readonly value: number
  readonly onChange: (value: number) => void
  readonly t: Translate
}

/** A field for a whole number within limits. Invalid input does not change the case. */
const NumberInput = ({ name, value, onChange, t }: NumberInputProps) => {
  const [isRefused, setRefused] = useState(false)
  const { min, max } = limits[name]
  return (
    <Field id={name} label={t('explorer', name)} error={isRefused && t('explorer', 'range', { min, max })}>
      <Field.Input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={value}
        onChange={({ currentTarget: { valueAsNumber, validity } }) => {
          const isFine = validity.valid && Number.isInteger(valueAsNumber)
          setRefused(!isFine)
          if (isFine) onChange(valueAsNumber)
        }}
      />
    </Field>
  )
}

/** The questions of a case, without those that no rule reads. */
export const CaseForm = ({ value, onChange, t }: Props) => {
  const words = namespacesOf(t)
  const choice = (name: Choice) => {
    const [label, option] = words[name]
    return (
      <Field id={name} key={name} label={label}>
        <Field.Select value={value[name]} onChange={(event) => onChange({ [name]: event.currentTarget.value })}>
          {optionsOf(name).map((one) => (
            <option key={one} value={one}>
              {option(one)}
            </option>
          ))}
        </Field.Select>
      </Field>
    )
  }
  const number = (name: NumberField) => (
    <NumberInput key={name} name={name} value={value[name]} onChange={(typed) => onChange({ [name]: typed })} t={t} />
  )
  const date = (name: DayField) => (
    <Field id={name} key={name} label={t('explorer', name)}>
      <Field.Input
        type="date"
        min="1950-01-01"
        max="2150-12-31"
        defaultValue={value[name]}
        onChange={({ currentTarget: { value: day, validity } }) => {
          if (day && validity.valid) onChange({ [name]: day })
        }}
      />
    </Field>
  )
  const box = (name: Box, label: string) => (
    <Checkbox
      id={name}
      key={name}
      checked={value[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
    >
      {label}
    </Checkbox>
  )
  const isEthiopian = value.nationality === 'ethiopian'
  const isInHand = value.passport === 'valid' || value.passport === 'expired'
  const isUrgent = value.speed === 'urgent2' || value.speed === 'urgent5'
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <Grid min="lg" className="lined-up">
          {choice('nationality')}
          {number('age')}
          {isEthiopian ? [choice('passport'), choice('speed')] : [choice('card'), choice('origin')]}
          {isEthiopian && value.passport === 'valid' && date('expires')}
          {isEthiopian && isUrgent && choice('reason')}
          {!isEthiopian && value.card === 'lost' && choice('losses')}
          {isEthiopian && choice('office')}
          {date('day')}
        </Grid>
        <div>
          {isEthiopian && value.age < adultAge && box('adopted', t('guide', 'adopted'))}
          {isEthiopian && isInHand && box('damaged', t('guide', 'state.damaged'))}
          {isEthiopian &&
            value.passport === 'valid' &&
            box('pagesRunOut', t('guide', 'state.pagesRunOut', { pages: pageRunOutAt }))}
          {(!isEthiopian || value.passport !== 'none') && box('correction', t('guide', 'state.correction'))}
          {box('openRequest', t('guide', 'openRequest'))}
        </div>
        <Disclosure title={t('explorer', 'settings')}>
          <Grid min="lg" className="lined-up">
            {number('minDays')}
            {number('maxDays')}
            {number('processingDays')}
            {!isEthiopian && number('baseFee')}
          </Grid>
        </Disclosure>
      </Stack>
    </form>
  )
}
