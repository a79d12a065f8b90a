import { longestTypedCode } from '@sira/contract/attestations/attestation'
import { hintId } from '../../browser/forms/problemIds.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import '../../styles/fields.css'
import '../../styles/form.css'

const id = 'attestation-code'

/** Asks for the code of a paper; a GET, so that the answer has an address. */
export function CodeForm({ typed, words }: { typed: string; words: Dictionary }) {
  const { attestation: t, routes } = words
  return (
    <form method="get" action={routes.certificateCheck} className="grid gap-5">
      <div className="field">
        <label htmlFor={id}>{t.typedCode}</label>
        <p id={hintId(id)} className="field-hint wrap-anywhere">
          {`${t.codeHint} `}
          <bdi dir="ltr">{'ABCD\u2011EFGH\u20112345\u20116789'}</bdi>
        </p>
        <input
          id={id}
          name="code"
          className="control uppercase"
          // Many codes begin with a figure, which a field written from the right would put last.
          dir="ltr"
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestTypedCode}
          required
          aria-describedby={hintId(id)}
        />
      </div>
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {t.submit}
        </button>
      </p>
    </form>
  )
}
