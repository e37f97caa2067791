import { User, Users } from 'lucide-react'
import { useState } from 'react'
import type { GalleryEntry } from '../gallery/entries.ts'
import { Stack } from '../layout/index.ts'
import { ChoiceCards } from './index.ts'

const Entry = () => {
  const [party, setParty] = useState('individual')
  return (
    <Stack gap={8}>
      <ChoiceCards legend="Who applies?" hint="You can add people later" columns={2} value={party} onChange={setParty}>
        <ChoiceCards.Option value="individual" title="Individual" icon={<User className="size-8" />}>
          For yourself alone
        </ChoiceCards.Option>
        <ChoiceCards.Option value="group" title="Group" icon={<Users className="size-8" />}>
          Two to five people on one day
        </ChoiceCards.Option>
      </ChoiceCards>
      <ChoiceCards legend="Why a replacement?" error="Please choose a reason" columns={3}>
        <ChoiceCards.Option value="1" title="ጊዜው ያለፈበት ፓስፖርት" />
        <ChoiceCards.Option value="2" title="Pages run out" />
        <ChoiceCards.Option value="3" title="Damaged" disabled />
      </ChoiceCards>
      <ChoiceCards type="checkbox" legend="Evidence you have">
        <ChoiceCards.Option value="medical" title="Medical letter" />
        <ChoiceCards.Option value="work" title="Urgent work travel" />
      </ChoiceCards>
    </Stack>
  )
}

export default { title: 'ChoiceCards', Entry } satisfies GalleryEntry
