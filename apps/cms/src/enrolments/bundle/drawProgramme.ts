import type { PayloadRequest } from 'payload'
import { plainText } from '../../messages/replies/received/plainText.ts'
import { drawPage } from '../../papers/drawPage.ts'
import { issuerLines, issuerOf } from '../../papers/issuer.ts'
import { isolated } from '../../papers/writtenValues.ts'
import { factsOf } from '../../sessions/changes/toldFacts.ts'
import { changeFacts } from '../news/changeFacts.ts'
import { sessionWithTraining } from '../seats/choice.ts'

/** The programme: what was taught, to whom and how long, as the page of the training says it. */
export async function drawProgramme(id: number, req: PayloadRequest): Promise<Buffer> {
  const session = await sessionWithTraining(id, 'fr', req.payload)
  const training = typeof session?.formation === 'object' ? session.formation : undefined
  const trainer = typeof session?.formateur === 'object' ? session.formateur : undefined
  const hours = training?.nombre_heures
  const facts = session ? factsOf(session) : undefined
  const taughtBy = [trainer?.Prenoms, trainer?.Nom].filter(Boolean).join(' ')
  return drawPage('programme.typ', {
    title: 'Programme de formation',
    day: new Date().toISOString().slice(0, 10),
    issuer: issuerLines(await issuerOf(req), 'fr'),
    training: isolated(training?.Theme ?? ''),
    facts: [
      ...(facts ? changeFacts(facts, facts, 'fr') : []),
      ...(hours ? [{ label: 'Durée', value: `${hours} heures` }] : []),
      ...(taughtBy === '' ? [] : [{ label: 'Formateur', value: isolated(taughtBy) }]),
    ],
    sections: [
      { title: 'Objectifs', text: plainText(training?.objectifs ?? '', { repeats: true }) },
      { title: 'Public', text: plainText(training?.cible ?? '', { repeats: true }) },
      { title: 'Compétences', text: training?.Competences ?? '' },
      { title: 'Contenu', text: training?.description ?? '' },
    ].filter(({ text }) => text.trim() !== ''),
  })
}
