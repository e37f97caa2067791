import { type Facts, passportRequest } from '@invea/domain'
import { StepsOf } from '@invea/portal-kit/wizard'
import { useSyncExternalStore } from 'react'
import type { PassportKeeper } from './screens-desk.ts'

/** The whole way beside the first step; whoever came back to the terms goes on where the draft allows. */
export const WholeWay = ({
  keeper,
  facts,
  onGo,
}: {
  readonly keeper: PassportKeeper
  readonly facts: Facts
  readonly onGo: (step: string) => void
}) => {
  const { draft } = useSyncExternalStore(keeper.subscribe, keeper.draft)
  return <StepsOf journey={passportRequest} step="party" draft={draft} facts={facts} onSelect={onGo} />
}
