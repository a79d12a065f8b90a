import type { TaskConfig } from 'payload'
import { attemptStep } from '../../database/attemptStep.ts'
import { deadlineQueue } from '../../dossiers/deadlineQueue.ts'
import {
  convokeGuaranteed,
  remindBeforeStart,
} from '../../enrolments/convocations/convokeGuaranteed.ts'
import { tellChanges } from '../../enrolments/news/tellChanges.ts'
import {
  endWithSessions,
  expireOffers,
  offerFreeSeats,
} from '../../enrolments/waiting/offers/expireOffers.ts'
import { endHoldsLeft } from '../enrolment/endHolds.ts'
import { giveBalanceDays, moveBalanceDays } from './balanceDays.ts'
import { expireOrders } from './expireOrders.ts'
import { remindBeforeExpiry } from './remindBeforeExpiry.ts'
import { remindBeforePlanEnds } from './remindBeforePlanEnds.ts'
import { remindOfBalance } from './remindOfBalance.ts'

/** Reminds customers, ends what nobody paid or answered, offers what came free: every five minutes; what the machine slept through is made up for. */
export const expireOrdersTask: TaskConfig<'expireOrders'> = {
  slug: 'expireOrders',
  label: 'Rappeler les commandes à payer et mettre fin aux autres',
  schedule: [{ cron: '*/5 * * * *', queue: deadlineQueue }],
  handler: async ({ req: { payload } }) => {
    const now = new Date()
    const steps: [string, () => Promise<unknown>][] = [
      ['mettre fin aux commandes non payées', () => expireOrders(payload, now)],
      ['mettre fin aux places des sessions annulées', () => endHoldsLeft(payload)],
      ['mettre fin aux offres sans réponse', () => expireOffers(payload, now)],
      ['mettre fin aux listes d’attente', () => endWithSessions(payload, now)],
      ['dire les changements de session', () => tellChanges(payload, now, moveBalanceDays)],
      ['envoyer les convocations', () => convokeGuaranteed(payload, now)],
      ['rappeler le début des sessions', () => remindBeforeStart(payload, now)],
      ['offrir les places libres', () => offerFreeSeats(payload)],
      ['rappeler les commandes à payer', () => remindBeforeExpiry(payload, now)],
      ['donner un jour aux soldes', () => giveBalanceDays(payload)],
      ['rappeler les soldes à payer', () => remindOfBalance(payload, now)],
      ['rappeler la fin des formules', () => remindBeforePlanEnds(payload, now)],
    ]
    for (const [step, work] of steps) await attemptStep(payload, step, work)
    return { output: {} }
  },
}
