import { defaultLocale, type Locale, locales } from '@sira/contract/locales'
import { expect, it } from 'vitest'
import { followWords } from '../../../src/messages/followUp/followWords.ts'
import { answeredBefore, type KeptRow, rowsOf } from './fixture.ts'
import { historyBefore } from './historyBefore.ts'
import type { Office } from './office.ts'

const natures = { contacts: 'message', devis: 'devis' } as const

/** The questions of visitors about their orders, messages and papers. */
export function shownToVisitors(office: () => Office): void {
  const follow = async ({ reference, phone }: KeptRow) => {
    const pair = new URLSearchParams({ reference: String(reference), phone: String(phone) })
    const answer = await office().visitor(`suivi?${pair}`)
    return answer.status === 200 ? (await answer.json()).data.attributes : answer.status
  }

  it('each order is followed with all its steps and what is left to pay', async () => {
    const expectSame = async (order: KeptRow) => {
      const told = answeredBefore.followed[String(order.reference)]
      expect(await follow(order), String(order.reference)).toEqual(saidNow(told))
    }
    await Promise.all(rowsOf('commandes').map(expectSame))
  })

  it.each(['contacts', 'devis'] as const)(
    'each of the %s is followed with all its steps and words, but those in the trash',
    async (kind) => {
      const expectSteps = async (message: KeptRow) => {
        const before = answeredBefore.followed[String(message.reference)]
        const told = await follow(message)
        if (typeof before !== 'object') return expect(told).toBe(before)
        expect(told.etapes).toEqual(stepsTold(message, natures[kind]))
        // It told that a closed one was answered.
        if (message.state !== 'closed') expect(told.etat).toBe(before.etat)
      }
      await Promise.all(rowsOf(kind).map(expectSteps))
    },
  )

  it('each receipt is printed with the key of its order', async () => {
    const expectPrinted = async ({ numero, commande_id }: KeptRow) => {
      const order = rowsOf('commandes').find(({ id }) => id === commande_id)
      const asked = { reference: order?.reference, cle: order?.cle, numero }
      const answer = await office().visitor('commandes/recu', asked)
      const paper = Buffer.from(await answer.arrayBuffer())
      expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
      expect(answer.headers.get('content-disposition')).toContain(`recu-${numero}`)
    }
    await Promise.all(rowsOf('recus').map(expectPrinted))
  })
}

/** A confirmed order says no more that its delivery is to be confirmed. */
function saidNow(told: { etat: string; aFaire?: string } | number | undefined) {
  if (typeof told !== 'object' || told.etat === 'en_attente' || !told.aFaire) return told
  const [, paid] = /^Nous vous appelons [^.]*\. (Vous payez .*)\.$/.exec(told.aFaire) ?? []
  return paid === undefined
    ? told
    : { ...told, aFaire: `${paid}, qui vous appelle avant de venir.` }
}

/** As the history of the version before has them: what staff did, in the words of the visitor. */
function stepsTold(message: KeptRow, nature: 'message' | 'devis') {
  const words = followWords[localeOf(message)]
  const titles: Readonly<Record<string, string>> = {
    'État : En cours': words.state.inProgress,
    'État : Répondu': words.state.answered,
    'État : Clos': words.state.closed,
  }
  const received = { date: message.created_at, titre: words.received[nature], message: null }
  const later = historyBefore(message)
    .toReversed()
    .flatMap(({ at, what, message: word = null }) => {
      const [, number] = /^Devis (\S+) envoyé$/.exec(what) ?? []
      const estimated = number === undefined ? undefined : words.estimated(number)
      const titre = word === null ? (estimated ?? titles[what]) : words.word
      return titre === undefined ? [] : [{ date: at, titre, message: word }]
    })
  return [received, ...later]
}

function localeOf({ locale }: KeptRow): Locale {
  return locales.find(({ code }) => code === locale)?.code ?? defaultLocale
}
