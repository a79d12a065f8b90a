import { SafetyField } from './SafetyField.tsx'

/** A new password twice, so that a slip of the finger locks nobody out. */
export function NewPasswordFields({ again }: { again: string }) {
  return (
    <>
      <SafetyField
        name="password"
        label="Nouveau mot de passe"
        type="password"
        autoComplete="new-password"
      />
      <SafetyField name="again" label={again} type="password" autoComplete="new-password" />
    </>
  )
}
