import { unreadReply } from '../../../messages/replies/received/repliedKinds.ts'
import { toPrepare } from '../../../orders/stateNames.ts'
import { boardAddress } from '../../dossiers/boardAddress.ts'
import { workAddress } from '../../translations/addresses.ts'
import { narrowedList } from '../narrowedList.ts'
import type { Overview } from './overview.ts'

/** So many of something, and where they are. */
export interface WaitingRow {
  href: string
  count: number
  /** What follows the count. */
  words: string
}

/** What waits, the most pressing first: people, then money and parcels, then what can wait a day. */
export function waitingRows(overview: Overview): WaitingRow[] {
  const { inbox, replies, due, orders, planAlerts, languages } = overview
  const ofInbox = (isLater: boolean) =>
    inbox.flatMap(({ waiting, words, list }) =>
      words && (words.later ?? false) === isLater
        ? [row(waiting, [words.one, words.several], list)]
        : [],
    )
  const rows = [
    ...ofInbox(false),
    ...replies.map(({ slug, count, words }) => row(count, words, narrowedList(slug, unreadReply))),
    row(
      due.total,
      ['action à faire dans mes dossiers', 'actions à faire dans mes dossiers'],
      boardAddress({ whose: 'mine' }),
    ),
    row(orders.toCheck, ['vente à vérifier', 'ventes à vérifier'], '/admin/ventes'),
    row(
      orders.toPrepare,
      ['commande à préparer', 'commandes à préparer'],
      narrowedList('commandes', toPrepare),
    ),
    row(
      planAlerts,
      ['alerte WhatsApp à envoyer', 'alertes WhatsApp à envoyer'],
      '/admin/collections/commandes',
    ),
    ...ofInbox(true),
    ...languages.map(({ language, name, toDo }) => {
      const inLanguage = `à faire en ${name.toLowerCase()}`
      return row(
        toDo.reduce((sum, { count }) => sum + count, 0),
        [`traduction ${inLanguage}`, `traductions ${inLanguage}`],
        workAddress(language),
      )
    }),
  ]
  return rows.filter(({ count }) => count > 0)
}

function row(count: number, [one, several]: readonly [string, string], href: string): WaitingRow {
  return { href, count, words: count > 1 ? several : one }
}
