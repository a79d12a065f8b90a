import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { isContentStaff } from '../../../access/contentStaff.ts'
import { isInboxStaff } from '../../../access/inboxStaff.ts'
import { isOrderStaff } from '../../../access/sales/orderStaff.ts'
import { waitingPlanAlerts } from '../../../applications/plans/planAlerts.ts'
import { type DueFiles, dueFiles, seenToBy } from '../../../messages/pipeline/dueFiles.ts'
import { type OrdersWaiting, ordersWaiting } from '../../../orders/desk/ordersWaiting.ts'
import {
  type LanguageProgress,
  translationProgress,
} from '../../translations/translationProgress.ts'
import { type InboxCount, inboxState } from '../state/inboxState.ts'
import { type NewMessage, newestMessages } from './newestMessages.ts'
import { type UnreadReplies, unreadReplies } from './unreadReplies.ts'

/** The work to do, for the first screen; without the parts that a person has no right to. */
export interface Overview {
  inbox: readonly InboxCount[]
  newest: readonly NewMessage[]
  replies: readonly UnreadReplies[]
  /** Files that this person has to see to. */
  due: DueFiles
  orders: OrdersWaiting
  /** Customers of plans to be told of new offers. */
  planAlerts: number
  languages: readonly LanguageProgress[]
}

/** Of the files that are due, on the first screen; the board has the rest. */
const shownDue = 5

export async function overview(payload: Payload, user: TypedUser, now: Date): Promise<Overview> {
  const answers = isInboxStaff(user)
  const writes = isContentStaff(user)
  const [inbox, newest, replies, due, orders, planAlerts, languages] = await Promise.all([
    // Comments, reports and offers of employers are seen to by who writes.
    answers || writes ? inboxState(payload, user) : [],
    answers ? newestMessages(payload, user) : [],
    answers ? unreadReplies(payload, user) : [],
    answers
      ? dueFiles(seenToBy(user.id), now, { payload, user }, shownDue)
      : { files: [], total: 0 },
    isOrderStaff(user) ? ordersWaiting(payload, user, now) : { toCheck: 0, toPrepare: 0 },
    answers ? countPlanAlerts(payload) : 0,
    writes ? translationProgress(payload) : [],
  ])
  return { inbox, newest, replies, due, orders, planAlerts, languages }
}

async function countPlanAlerts(payload: Payload): Promise<number> {
  return (await waitingPlanAlerts(await createLocalReq({}, payload))).length
}
