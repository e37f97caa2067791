import { Accordion, Disclosure, PageSection, Split } from '@invea/ui'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { PlaceLink } from '../shell/PageLink.tsx'
import type { Place } from '../shell/site-map.ts'

/** A question with its answer, and where it leads on. */
export interface AnsweredQuestion {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly place?: Place
  readonly link?: string
}

/** B §2: an accordion of questions. */
export const QuestionPage = ({
  title,
  intro,
  questions,
}: {
  readonly title: string
  readonly intro: string
  readonly questions: readonly AnsweredQuestion[]
}) => (
  <>
    <PageHead title={title} intro={intro} />
    <PageSection space="tight">
      <Split aside={<HelpPanel />}>
        <Accordion>
          {questions.map(({ id, question, answer, place, link }) => (
            <Disclosure key={id} headingLevel={2} title={question}>
              <p>{answer}</p>
              {place && (
                <p className="mt-3">
                  <PlaceLink place={place} className="inline-block py-2">
                    {link}
                  </PlaceLink>
                </p>
              )}
            </Disclosure>
          ))}
        </Accordion>
      </Split>
    </PageSection>
  </>
)
