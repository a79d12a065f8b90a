import { commentForm } from '@sira/contract/forms/comment'
import type { FieldOf } from '@sira/contract/forms/messageForms'
import { FormAnswer } from '../../../forms/FormAnswer.tsx'
import { FormTrap } from '../../../forms/FormTrap.tsx'
import { fieldProblems } from '../../../forms/fields/fieldProblem.ts'
import { MessageField } from '../../../forms/fields/MessageField.tsx'
import { TextField } from '../../../forms/fields/TextField.tsx'
import { type FormOutcome, outcomeSaid } from '../../../forms/formOutcome.ts'
import { PrivacyNote } from '../../../forms/PrivacyNote.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { commentAddress } from './query.ts'
import '../../../styles/fields.css'
import '../../../styles/form.css'

export type CommentField = FieldOf<'commentaires'>

interface CommentFormProps {
  /** The slug of the article; empty where nobody said which. */
  article: string
  /** The number of the comment that is answered. */
  answered?: number | undefined
  outcome?: FormOutcome<CommentField> | undefined
  asksForProof: boolean
  words: Dictionary
}

/** A plain form, sent without leaving the page where there is script. */
export function CommentForm(props: CommentFormProps) {
  const { article, answered, outcome, asksForProof, words } = props
  const { comments: t, routes, locale } = words
  const typed = outcome?.state === 'refused' ? outcome.typed : undefined
  const address =
    article === '' ? routes.comment : commentAddress(routes.comment, article, answered)
  const labels: Partial<Record<CommentField, string>> = { nom: t.name, texte: t.text }
  const said = outcomeSaid(outcome, commentForm.messages[locale].success, (field) => {
    return { label: labels[field] ?? t.title, id: `commentaire-${field}` }
  })
  const alertId = 'commentaire-dit'
  const alert = <FormAnswer id={alertId} address={address} said={said} words={words} />
  const problemAt = fieldProblems<CommentField>(said, alertId, alert)
  const hasField = said?.field === 'nom' || said?.field === 'texte'
  return (
    <form
      method="post"
      action={address}
      noValidate
      data-form={commentForm.endpoint}
      data-proof={asksForProof || undefined}
      className="grid gap-5"
    >
      {!hasField && alert}
      <input type="hidden" name="article" value={typed?.article || article} />
      <input type="hidden" name="parent" value={typed?.parent || String(answered ?? '')} />
      <input type="hidden" name="locale" value={locale} />
      <TextField
        id="commentaire-nom"
        name="nom"
        label={t.name}
        value={typed?.nom ?? ''}
        autoComplete="name"
        maxLength={commentForm.fields.nom.longest.typed}
        problem={problemAt('nom')}
      />
      <MessageField
        id="commentaire-texte"
        name="texte"
        label={t.text}
        value={typed?.texte ?? ''}
        longest={commentForm.fields.texte.longest.typed}
        problem={problemAt('texte')}
      />
      <FormTrap />
      <p className="text-pierre">{t.rules}</p>
      <PrivacyNote words={words} />
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {t.submit}
        </button>
      </p>
    </form>
  )
}
