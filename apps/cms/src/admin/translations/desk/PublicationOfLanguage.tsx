import { useState } from 'react'
import { callApi } from '../../calls/callApi.ts'
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx'
import { tellProblem } from '../../dialog/tellProblem.ts'
import type { DeskRecord } from './deskRecord.ts'
import { publishTranslation } from './sendTranslation.ts'
import type { useTranslation } from './useTranslation.ts'

interface PublicationProps {
  record: DeskRecord
  /** Of the language. */
  name: string
  desk: ReturnType<typeof useTranslation>
}

/** Puts one language of a record on the site, or takes it off; the other ones stay as they are. */
export function PublicationOfLanguage({ record, name, desk }: PublicationProps) {
  const { collection, id, language, isPublic } = record
  const [onSite, setOnSite] = useState(record.shown === 'public' || record.shown === 'changed')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  // In its place: what flies in from the edge of the screen would lie on these buttons.
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState('')
  if (!isPublic) {
    return (
      <p className="sira-note">
        La fiche n’est pas encore publiée en français : sa traduction ne peut pas l’être avant.
      </p>
    )
  }

  async function publish() {
    setBusy(true)
    setRefusal('')
    if (await desk.save()) {
      const result = await publishTranslation({ collection, id, language })
      if (result.outcome === 'saved') {
        desk.goOnFrom(result.savedAt)
        setOnSite(true)
        setSaid(`${name} : c’est sur le site.`)
      } else {
        setRefusal(result.outcome === 'refused' ? result.refusal : 'Le back office ne répond pas.')
      }
    }
    setBusy(false)
  }

  async function withdraw() {
    const address = `${collection}/${id}/withdraw-language`
    const outcome = await callApi<{ message: string; savedAt: string }>(address, { language })
    if (!outcome.done) return tellProblem(outcome.message)
    desk.goOnFrom(outcome.body.savedAt)
    setOnSite(false)
    setSaid(outcome.body.message)
  }

  return (
    <>
      <p role="status" className="sira-saving">
        {desk.saving.phase === 'unsaved' ? '' : said}
      </p>
      {refusal !== '' && <p role="alert">{refusal}</p>}
      <button
        type="button"
        className="sira-action sira-action--main"
        disabled={busy}
        onClick={publish}
      >
        {busy ? 'Publication…' : `Publier (${name})`}
      </button>
      {onSite && (
        <button type="button" className="sira-link" onClick={() => setAsking(true)}>
          Retirer du site
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title={`Retirer du site : ${name}`}
          text="Les visiteurs liront de nouveau le texte français. La traduction reste ici, en brouillon."
          confirm="Retirer du site"
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
