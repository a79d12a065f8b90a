import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LoginWelcome } from '../brand/LoginWelcome.tsx'
import { Logo } from '../brand/Logo.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The door of the back office, in the place of Payload's own: it knows the second factor. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  const asked = searchParams?.redirect
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: asked ?? '' })
  if (user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      <LoginWelcome />
      <SignInForm target={target} />
    </>
  )
}
