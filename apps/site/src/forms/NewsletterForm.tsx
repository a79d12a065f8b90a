import { newsletterForm } from '@sira/contract/forms/newsletter'
import type { Dictionary } from '../i18n/fr.ts'
import { FormAnswer } from './FormAnswer.tsx'
import { FormTrap } from './FormTrap.tsx'
import { type FormOutcome, outcomeSaid } from './formOutcome.ts'

interface NewsletterFormProps {
  words: Dictionary
  /** Ties the label to its field; a page has the form twice. */
  id: string
  outcome?: FormOutcome<'email'> | undefined
  asksForProof: boolean
}

/** A plain form: it works before any script, and without one (product 2.2, 5). */
export function NewsletterForm({ words, id, outcome, asksForProof }: NewsletterFormProps) {
  const refused = outcome?.state === 'refused' ? outcome : undefined
  const { success } = newsletterForm.messages[words.locale]
  const said = outcomeSaid(outcome, success, () => ({ label: words.newsletter.email, id }))
  return (
    <form
      method="post"
      action={words.routes.newsletter}
      noValidate
      data-form={newsletterForm.endpoint}
      data-proof={asksForProof || undefined}
      className="flex flex-wrap gap-2.5"
    >
      <FormAnswer id={`${id}-alert`} address={words.routes.newsletter} said={said} words={words} />
      <label htmlFor={id} className="sr-only">
        {words.newsletter.email}
      </label>
      <input
        id={id}
        name="email"
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
        required
        defaultValue={refused?.typed.email}
        {...(refused?.field ? { 'aria-invalid': true, 'aria-describedby': `${id}-alert` } : {})}
        placeholder={words.newsletter.email}
        className="min-h-13 min-w-0 max-w-full flex-[1_1_14rem] rounded-full border border-trait bg-blanc px-5 text-encre placeholder:text-pierre"
      />
      <FormTrap />
      <button type="submit" className="button bg-indigo-nuit text-blanc hover:bg-indigo">
        {words.newsletter.submit}
      </button>
      <p className="w-full text-[0.95rem]">{words.newsletter.willConfirm}</p>
    </form>
  )
}
