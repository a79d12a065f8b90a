import { FieldMessage } from '../../../forms/fields/FieldMessage.tsx'
import { type FieldProblem, problemAttributes } from '../../../forms/fields/fieldProblem.ts'

interface ConsentFieldProps {
  label: string
  checked: boolean
  problem: FieldProblem | undefined
}

const id = 'candidature-consentement'

/** For what the data are kept, and until when: nobody agrees by leaving it as it is. */
export function ConsentField({ label, checked, problem }: ConsentFieldProps) {
  return (
    <div className="field">
      {problem?.alert}
      <FieldMessage id={id} problem={problem} />
      <label className="flex min-h-11 items-start gap-3">
        <input
          id={id}
          name="consentement"
          type="checkbox"
          value="oui"
          defaultChecked={checked}
          required
          className="mt-1 size-6 shrink-0 accent-laterite"
          {...problemAttributes(id, problem)}
        />
        {label}
      </label>
    </div>
  )
}
