import { dayOfPage } from '../../format/dayOfPage.ts'
import { endsWith } from '../../format/endsWith.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { type Answer, dataOr } from '../../transport/answer.ts'
import type { Asked } from '../../transport/pageQuery.ts'
import { noChoices, type TrainingChoices, trainingChoices } from './choosing/trainingChoices.ts'
import { trainingQuestion } from './choosing/trainingQuestion.ts'
import {
  isCatalogueKept,
  type TrainingSelection,
  trainingSelection,
  wholeCatalogue,
} from './choosing/trainingSelection.ts'
import { withSessionChoices } from './choosing/withSessionChoices.ts'
import type { trainingsQuery } from './query.ts'
import { comingOfEach, comingSessions } from './sessions/comingSessions.ts'
import { chosenMode, narrowSessions } from './sessions/narrowSessions.ts'
import { nearestSessions } from './sessions/nearestSessions.ts'
import { isShown, type Session } from './sessions/session.ts'
import { sessionPart } from './sessions/sessionPart.ts'
import { type CataloguePage, trainingsPage } from './trainingsPage.ts'

export interface AskedCatalogue {
  trainings: CataloguePage
  /** The next session of trainings that have some, by their numbers. */
  sessions: ReadonlyMap<number, Session>
  selection: TrainingSelection
  choices: TrainingChoices
  /** What to offer where the choice finds nothing. */
  nearest: readonly Session[]
  /** `YYYY-MM-DD` */
  today: string
}

type Locals = Pick<App.Locals, 'backOffice' | 'locale' | 'uncached' | 'day' | 'until'>

/** The page of the catalogue that a query asks for, or the address of the page to show instead. */
export async function askedCatalogue(
  locals: Locals,
  asked: Asked<typeof trainingsQuery>,
): Promise<AskedCatalogue | { instead: '/404' | '/503' }> {
  const { backOffice, locale } = locals
  const words = dictionaryOf(locale)
  const selection = trainingSelection(asked)
  const { page = 1 } = asked
  const today = dayOfPage(locals)
  const asking = comingSessions(backOffice, { locale, today })
  const known = trainingChoices(backOffice, locale, today)
  const sessions = dataOr(await asking, []).filter((session) => isShown(session))
  // How a town is spelled is known first; without it, none would be found there.
  const spelled =
    selection.ville === undefined && sessions.length === 0
      ? noChoices
      : dataOr(await known, selection.ville === undefined ? noChoices : undefined)
  if (spelled === undefined) return { instead: '/503' }
  const choices = withSessionChoices(spelled, sessions, words)
  const question = trainingQuestion(selection, choices)
  const next = await nextSessions(locals, { sessions, selection, choices, today })
  if (next.state === 'away') return { instead: '/503' }
  const answer = await trainingsPage(backOffice, locale, {
    page,
    question,
    today,
    next: next.data,
  })
  if (answer.state === 'away') return { instead: '/503' }
  const all = withSessionChoices(dataOr(await known, noChoices), sessions, words)
  const { items } = answer.data
  if (items.length === 0 && page > 1) return { instead: '/404' }
  if (!isCatalogueKept(selection, items.length)) locals.uncached = true
  const nearest = items.length === 0 ? nearestSessions(sessions, selection, all) : []
  return { trainings: answer.data, sessions: next.data, selection, choices: all, nearest, today }
}

interface Sought {
  sessions: readonly Session[]
  selection: TrainingSelection
  choices: TrainingChoices
  today: string
}

/** The next session of each training that the choice finds. */
async function nextSessions(
  locals: Locals,
  { sessions, selection, choices, today }: Sought,
): Promise<Answer<ReadonlyMap<number, Session>>> {
  if (sessions.length === 0) return { state: 'known', data: new Map() }
  const { backOffice, locale } = locals
  const words = dictionaryOf(locale)
  const narrowing = narrowSessions(selection, choices, words)
  const answer =
    narrowing === undefined
      ? ({ state: 'known', data: sessions } as const)
      : await comingOfEach(backOffice, { locale, today, narrowing })
  if (answer.state === 'away') return answer
  const shown = answer.data.filter((session) => isShown(session))
  endsWith(
    locals,
    shown.map(({ debut }) => debut),
  )
  const { theme, niveau, certificat, mode, budget } = selection
  const ofSessions = chosenMode(mode, choices, words) !== undefined
  const own = { theme, niveau, certificat, mode: ofSessions ? undefined : mode }
  const question = trainingQuestion({ ...wholeCatalogue, ...own }, choices)
  return sessionPart(backOffice, locale, { sessions: shown, question, budget })
}
