import { ChoiceCardsRoot } from './choice-cards.tsx'
import { ChoiceOption } from './option.tsx'

/** A question answered by tapping a card: `ChoiceCards.Option` inside. */
export const ChoiceCards = /* @__PURE__ */ Object.assign(ChoiceCardsRoot, { Option: ChoiceOption })

export type { CheckboxCardsProps, RadioCardsProps } from './choice-cards.tsx'
export type { ChoiceOptionProps } from './option.tsx'
