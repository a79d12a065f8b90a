import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { LoginWelcome } from '../brand/LoginWelcome.tsx'
import { ResetForm } from './ResetForm.tsx'

/**
 * Where the link of the letter leads. Nothing can stand in for Payload's own screen (3.90), as it can
 * for the others at the door: that one has another address (`admin.routes.reset`), this one its own.
 */
export function ResetView({ params }: AdminViewServerProps) {
  const segments = params?.segments
  const token = Array.isArray(segments) ? segments[1] : undefined
  return (
    <MinimalTemplate className="forgot-password">
      <div className="sira-forgotten">
        <LoginWelcome title="Nouveau mot de passe" text="" />
        <ResetForm token={token ?? ''} />
        <p>
          <a href="/admin/login">Aller à la connexion</a>
        </p>
      </div>
    </MinimalTemplate>
  )
}
