import { useId } from 'react'

interface SafetyFieldProps {
  name: string
  label: string
  type: 'email' | 'password'
  autoComplete: 'username' | 'current-password' | 'new-password'
}

/** A labelled field of the forms around an account, with what browsers fill in. */
export function SafetyField({ name, label, type, autoComplete }: SafetyFieldProps) {
  const id = useId()
  return (
    <div className="sira-safety-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        // A browser refuses what a copied address brings along unseen; we leave it out.
        type={type === 'email' ? 'text' : type}
        inputMode={type === 'email' ? 'email' : undefined}
        autoCapitalize="none"
        autoComplete={autoComplete}
        required
      />
    </div>
  )
}

/** Six figures, or the letters of a recovery code. */
export function CodeField() {
  const id = useId()
  return (
    <div className="sira-safety-field">
      <label htmlFor={id}>Code de connexion</label>
      <input
        id={id}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        // The step before was a form too: whoever types goes on typing.
        ref={(input) => input?.focus()}
      />
    </div>
  )
}
