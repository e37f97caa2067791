import { type Application, mayServeAs, type Words } from '@invea/domain'

/** A stored paper of somebody else in the family that is the one asked for here. */
export interface FamilyPaper {
  readonly attachmentId: number
  readonly firstName: string
  /** What the paper is there. */
  readonly name: Words
}

/** The papers of the owner's other persons that may stand for a document, the newest request's first, one a person. */
export const familyPapers = (
  applications: readonly Application[],
  { requestPersonId, attachmentTypeId }: { readonly requestPersonId: number; readonly attachmentTypeId: number },
): readonly FamilyPaper[] =>
  applications
    .flatMap(({ persons }) => persons)
    .filter((person) => person.requestPersonId !== requestPersonId)
    .flatMap(({ firstName, attachments = [] }) =>
      attachments
        .filter((stored) => mayServeAs(stored.attachmentTypeId, attachmentTypeId))
        .slice(0, 1)
        .map(({ attachmentId, name }) => ({ attachmentId, firstName, name })),
    )
