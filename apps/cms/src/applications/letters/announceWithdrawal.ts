import type { ApplicationState } from '@sira/contract/applications/applicationStates'
import type { PayloadRequest } from 'payload'
import { momentInFull } from '../../dates/dates.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { announceMessage } from '../../messages/reception/announceMessage.ts'
import type { Application } from '../../payload-types.ts'
import { hasDayAhead } from '../interview/shownInterview.ts'
import { applicationStateNames } from '../stateNames.ts'

/** A word to the team, in the transaction of the move: nobody waits at an interview in vain. */
export async function announceWithdrawal(
  from: ApplicationState,
  application: Application,
  req: PayloadRequest,
): Promise<void> {
  const { id, reference, nom, intitule, entretienLe, updatedAt } = application
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const heading = 'Candidature retirée'
  const interview = hasDayAhead(application)
    ? [{ label: 'Entretien qui n’a plus lieu', value: momentInFull(entretienLe ?? '') }]
    : []
  const letter = {
    lang: 'fr',
    subject: `${heading} (${reference})`,
    heading,
    paragraphs: ['Son candidat l’a retirée lui-même.'],
    facts: [
      { label: 'Nom', value: nom ?? '' },
      { label: 'Offre', value: intitule ?? 'Vivier' },
      { label: 'Était à l’étape', value: applicationStateNames[from] },
      ...interview,
    ],
    button: {
      label: 'Ouvrir dans le back office',
      href: `${publicUrl(req.payload)}/admin/collections/candidatures/${id}`,
    },
    footer: [],
  } as const
  const about = { relationTo: 'candidatures', value: id } as const
  await announceMessage({ kind: 'notice', to: noticesTo, letter, about, brand }, updatedAt, req)
}
