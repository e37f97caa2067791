import { ChoiceCards, Stack } from '@invea/ui'
import type { ReactNode } from 'react'

/** One question of a guide with its answers in words. */
export interface AskedQuestion {
  readonly id: string
  readonly legend: string
  readonly hint?: string | undefined
  readonly options: readonly { readonly value: string; readonly title: string }[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  /** What is asked along with it. */
  readonly after?: ReactNode
}

/** The questions of a guide, one under the other as they are answered. */
export const QuestionList = ({ questions }: { readonly questions: readonly AskedQuestion[] }) => (
  <Stack gap={8}>
    {questions.map(({ id, legend, hint, options, value, onChange, after }) => (
      <Stack key={id} gap={4}>
        <ChoiceCards legend={legend} hint={hint} columns={2} value={value ?? ''} onChange={onChange}>
          {options.map((option) => (
            <ChoiceCards.Option key={option.value} {...option} />
          ))}
        </ChoiceCards>
        {after}
      </Stack>
    ))}
  </Stack>
)
