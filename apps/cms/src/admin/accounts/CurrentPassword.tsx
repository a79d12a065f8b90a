'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Asked of whoever changes how an account signs in: see requireCurrentPassword. */
export function CurrentPassword() {
  const { id, initialData } = useDocumentInfo()
  const changes = useFormFields(
    ([fields]) => fields.password !== undefined || fields.email?.value !== initialData?.email,
  )
  if (id === undefined || !changes) return null
  return (
    <PasswordField
      path="currentPassword"
      schemaPath="users.currentPassword"
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: 'Votre mot de passe actuel', required: true }}
    />
  )
}
