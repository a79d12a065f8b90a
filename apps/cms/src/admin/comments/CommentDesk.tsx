'use client'

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type CommentState, commentMoves } from '../../comments/commentStates.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'

const deeds: Readonly<Record<CommentState, string>> = {
  en_attente: 'À relire',
  publié: 'Publier',
  refusé: 'Refuser',
  retiré: 'Retirer',
}

/** The buttons that moderate a comment, one press each; and an answer to it. */
export function CommentDesk() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.etat?.value)
  const setState = useFormFields(([, dispatch]) => dispatch)
  const [text, setText] = useState('')
  const router = useRouter()

  async function act(path: string, given: object, to = state) {
    const outcome = await callApi<{ message: string }>(`commentaires/${id}/${path}`, given)
    if (!outcome.done) return tellProblem(outcome.message)
    toast.success(outcome.body.message)
    setState({ type: 'UPDATE', path: 'etat', value: to, initialValue: to })
    setText('')
    // One without answers is no more.
    if (path === 'effacer') return router.push('/admin/collections/commentaires')
    router.refresh()
  }

  if (!id) return null
  return (
    <section className="sira-desk" aria-label="Modération">
      <div className="sira-desk__deeds">
        {commentMoves
          .filter(({ from }) => from === state)
          .map(({ to }) => (
            <button
              key={to}
              type="button"
              className="sira-deed"
              onClick={() => act('moderer', { vers: to }, to)}
            >
              {deeds[to]}
            </button>
          ))}
        <button type="button" className="sira-deed" onClick={() => act('effacer', {})}>
          Effacer le nom et le texte
        </button>
      </div>
      {(state === 'publié' || state === 'en_attente') && (
        <div className="field-type textarea">
          <label className="field-label" htmlFor="reponse-commentaire">
            Réponse, publiée au nom de l’entreprise
          </label>
          <textarea
            id="reponse-commentaire"
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            buttonStyle="secondary"
            size="medium"
            onClick={() => act('repondre', { texte: text }, 'publié')}
          >
            {state === 'publié' ? 'Répondre' : 'Publier et répondre'}
          </Button>
        </div>
      )}
    </section>
  )
}
