import { Card, Grid, PageSection } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { PlaceLink, useHasPlace } from '../shell/PlaceLink.tsx'

const actions = [
  { place: 'appointment', words: 'start', text: 'startText' },
  { place: 'register', words: 'register', text: 'registerText' },
  { place: 'status', words: 'status', text: 'statusText' },
] as const

/** A §2: the three action cards. */
export const Actions = () => {
  const { t } = useTranslation('home')
  const has = useHasPlace()
  const offered = actions.filter(({ place }) => has(place))
  if (offered.length === 0) return null
  return (
    <PageSection aria-labelledby="actions">
      <h2 id="actions" className="mb-4">
        {t('action.title')}
      </h2>
      <Grid as="ul">
        {offered.map(({ place, words, text }) => (
          <li key={place}>
            <Card interactive tone="accent" className="h-full">
              <Card.Title>
                <Card.Link asChild>
                  <PlaceLink place={place}>{t(`action.${words}`)}</PlaceLink>
                </Card.Link>
              </Card.Title>
              <p>{t(`action.${text}`)}</p>
            </Card>
          </li>
        ))}
      </Grid>
    </PageSection>
  )
}
