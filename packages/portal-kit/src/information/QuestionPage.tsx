import { Accordion, Disclosure, PageSection, Split } from '@invea/ui'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { PageLink } from '../shell/PageLink.tsx'
import type { PageId } from '../shell/site-map.ts'

/** A question with its answer, and where it leads on. */
export interface AnsweredQuestion {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly page?: PageId
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
          {questions.map(({ id, question, answer, page, link }) => (
            <Disclosure key={id} headingLevel={2} title={question}>
              <p>{answer}</p>
              {page && (
                <p className="mt-3">
                  <PageLink page={page} className="inline-block py-2">
                    {link}
                  </PageLink>
                </p>
              )}
            </Disclosure>
          ))}
        </Accordion>
      </Split>
    </PageSection>
  </>
)
