import { type FormEvent, useId, useRef, useState } from 'react'
import { DialogButtons } from '../dialog/DialogButtons.tsx'
import { ResumedDraft } from '../saving/ResumedDraft.tsx'
import { useFormDraft } from '../saving/useFormDraft.ts'
import { TemplateChoice } from '../templates/TemplateChoice.tsx'
import { useTemplates } from '../templates/useTemplates.ts'
import { AskedWords } from './AskedWords.tsx'
import { AttachmentField } from './AttachmentField.tsx'
import { keyFor } from './answerKey.ts'
import { filesIn } from './withFiles.ts'

interface AnswerFormProps {
  /** The record to answer: `devis/7`. */
  record: string
  /** Proposed; the person may write another one. */
  subject: string
  /** What the visitor wrote. */
  asked: string
  /** Whether it has left. */
  onSend: (
    answer: { key: string; subject: string; text: string },
    files: readonly File[],
  ) => Promise<boolean>
  onCancel: () => void
}

/** Subject and text of an answer, which a template may begin, and what goes along. */
export function AnswerForm({ record, subject, asked, onSend, onCancel }: AnswerFormProps) {
  const prefix = useId()
  const [sending, setSending] = useState(false)
  const keys = useRef(new Map<string, string>())
  const draft = useFormDraft(`${record}/reponse`)
  const { subjectField, textField, fill } = useTemplates(subject)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const answer = { subject: String(given.get('subject')), text: String(given.get('text')) }
    const files = filesIn(given)
    const said = files.map(({ name, size, lastModified }) => [name, size, lastModified])
    setSending(true)
    const key = keyFor({ ...answer, said }, keys.current)
    if (await onSend({ ...answer, key }, files)) draft.drop()
    setSending(false)
  }

  return (
    <form ref={draft.form} onChange={draft.keep} onSubmit={send}>
      <ResumedDraft at={draft.resumedFrom} onBeginAgain={draft.beginAgain} />
      <AskedWords words={asked} />
      <TemplateChoice record={record} onChoose={fill} />
      <label htmlFor={`${prefix}-subject`}>Objet</label>
      <input
        ref={subjectField}
        id={`${prefix}-subject`}
        name="subject"
        required
        maxLength={200}
        dir="auto"
        defaultValue={subject}
      />
      <label htmlFor={`${prefix}-text`}>Réponse</label>
      <textarea
        ref={textField}
        data-first
        id={`${prefix}-text`}
        name="text"
        required
        rows={12}
        maxLength={20_000}
        dir="auto"
      />
      <AttachmentField />
      <p className="sira-dialog__note">
        Le message du visiteur est repris sous la réponse ; le dossier passe à « Répondu » si la
        lettre peut partir.
      </p>
      <DialogButtons confirm="Envoyer la réponse" busy={sending && 'Envoi…'} onCancel={onCancel} />
    </form>
  )
}
