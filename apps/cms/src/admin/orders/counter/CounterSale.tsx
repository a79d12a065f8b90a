import { useRouter, useSearchParams } from 'next/navigation'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { CounterArticle } from '../../../orders/counter/counterArticles.ts'
import { callApi } from '../../calls/callApi.ts'
import { adminAddress } from '../../dashboard/adminAddress.ts'
import { Dialog } from '../../dialog/Dialog.tsx'
import { DialogButtons } from '../../dialog/DialogButtons.tsx'
import { tellProblem } from '../../dialog/tellProblem.ts'
import { keyFor } from '../../inbox/answerKey.ts'
import { counterQuery } from './counterQuery.ts'
import { SoldLines } from './SoldLines.tsx'

/** Somebody is in the office and buys: the order, its seats and its receipt from one form. */
export function CounterSale() {
  const query = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  // Not at once: a dialog is nothing that a server draws.
  useEffect(() => {
    if (query.has(counterQuery)) setAsked(true)
  }, [query])
  return (
    <>
      <button type="button" className="sira-deed" onClick={() => setAsked(true)}>
        Vendre au guichet
      </button>
      {isAsked && <SaleForm onClose={() => setAsked(false)} />}
    </>
  )
}

function SaleForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [articles, setArticles] = useState<readonly CounterArticle[]>()
  const [busy, setBusy] = useState(false)
  const keys = useRef(new Map<string, string>())
  const router = useRouter()

  useEffect(() => {
    callApi<{ articles: CounterArticle[] }>('commandes/guichet').then((outcome) => {
      if (outcome.done) setArticles(outcome.body.articles)
      else tellProblem(outcome.message)
    })
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const quantities = given.getAll('quantite')
    const sale = {
      nom: given.get('nom'),
      phone: given.get('phone'),
      email: given.get('email'),
      participants: given.get('participants'),
      paye: given.has('paye'),
      lignes: given
        .getAll('article')
        .map((article, at) => ({ article, quantite: Number(quantities[at]) })),
    }
    setBusy(true)
    const sent = { ...sale, envoi: keyFor(sale, keys.current) }
    const outcome = await callApi<{ id: number }>('commandes/guichet', sent)
    if (outcome.done) return router.push(adminAddress('commandes', outcome.body.id))
    setBusy(false)
    tellProblem(outcome.message)
  }

  return (
    <Dialog title="Vendre au guichet" onClose={onClose}>
      {articles === undefined ? (
        <p className="sira-note">Un instant…</p>
      ) : (
        <form onSubmit={send}>
          <SoldLines articles={articles} />
          <label htmlFor={`${id}-nom`}>Nom du client</label>
          <input id={`${id}-nom`} name="nom" maxLength={255} required />
          <label htmlFor={`${id}-phone`}>Téléphone</label>
          <input id={`${id}-phone`} name="phone" type="tel" maxLength={40} required />
          <label htmlFor={`${id}-email`}>E-mail (facultatif)</label>
          <input id={`${id}-email`} name="email" type="email" maxLength={255} />
          <label htmlFor={`${id}-noms`}>
            Participants, un par ligne (peuvent être nommés plus tard)
          </label>
          <textarea id={`${id}-noms`} name="participants" rows={3} />
          <label className="sira-dialog__choice">
            <input type="checkbox" name="paye" /> L’argent est en caisse{'\u00a0'}: donner le reçu
          </label>
          <DialogButtons
            confirm="Enregistrer la vente"
            busy={busy && 'Un instant…'}
            onCancel={onClose}
          />
        </form>
      )}
    </Dialog>
  )
}
