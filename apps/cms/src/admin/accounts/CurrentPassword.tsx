'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** The server judges it; judged here, an empty one would hold up the next save after « Annuler ». */
const anything = () => true as const

/** Asked of whoever changes the address an account signs in with: see requireCurrentPassword. */
export function CurrentPassword() {
  const { id } = useDocumentInfo()
  const changes = useFormFields(
    ([{ email }]) => email !== undefined && email.value !== email.initialValue,
  )
  if (id === undefined || !changes) return null
  return (
    <PasswordField
      path="currentPassword"
      schemaPath="users.currentPassword"
      autoComplete="current-password"
      validate={anything}
      field={{ name: 'currentPassword', label: 'Votre mot de passe actuel' }}
    />
  )
}
