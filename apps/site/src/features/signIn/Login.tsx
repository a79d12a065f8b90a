import { Alert } from '../../components/Alert.tsx'
import { Cloth } from '../../components/pictures/Cloth.tsx'
import { TextField } from '../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import type { SignIn } from './staffSignIn.ts'
import '../../styles/fields.css'
import '../../styles/form.css'

const alertId = 'login-alert'

interface LoginProps {
  /** Why the visitor is not signed in, once the form was sent. */
  refusal: Exclude<SignIn, { state: 'signedIn' }> | undefined
  email: string
  /** Of the shop. */
  productName: string
  words: Dictionary
}

/** The door of the staff, and what visitors can do without an account (product 2.1, 2.2). */
export function Login({ refusal, email, productName, words }: LoginProps) {
  const { login } = words
  return (
    <div className="page grid gap-x-16 gap-y-12 py-12 lg:grid-cols-2">
      <section className="overflow-hidden rounded-[28px] border border-trait bg-blanc">
        <div className="h-24">
          <Cloth seed="connexion" width={600} height={96} theme="indigo" />
        </div>
        <div className="grid gap-6 p-[clamp(1.25rem,4vw,2.5rem)]">
          <h1 className="text-[2.2rem]">{login.heading}</h1>
          {refusal && refusal.state !== 'code' && (
            <Alert
              id={alertId}
              kind="error"
              message={login[refusal.state]}
              close={words.routes.login}
              closeLabel={words.outbox.close}
            />
          )}
          {refusal && 'ticket' in refusal ? (
            <CodeForm refusal={refusal} words={words} />
          ) : (
            <PasswordForm wrong={refusal?.state === 'wrong'} email={email} words={words} />
          )}
          <details>
            <summary className="link tap">{login.forgotten}</summary>
            <p className="text-pierre">{login.forgottenText}</p>
            <a href="/admin/forgot" className="link tap">
              {login.forgottenLink}
            </a>
          </details>
        </div>
      </section>
      <VisitorLinks productName={productName} words={words} />
    </div>
  )
}

interface PasswordFormProps extends Pick<LoginProps, 'email' | 'words'> {
  wrong: boolean
}

function PasswordForm({ wrong, email, words }: PasswordFormProps) {
  const { login } = words
  return (
    <form method="post" action={words.routes.login} noValidate className="grid gap-5">
      <TextField
        id="login-email"
        name="email"
        label={login.email}
        value={email}
        type="email"
        autoComplete="username"
      />
      <TextField
        id="login-password"
        name="password"
        label={login.password}
        value=""
        type="password"
        autoComplete="current-password"
        problem={wrong ? { alert: null, id: alertId } : undefined}
      />
      <button type="submit" className="button button-primary">
        {login.submit}
      </button>
    </form>
  )
}

interface CodeFormProps extends Pick<LoginProps, 'words'> {
  refusal: Extract<SignIn, { ticket: string }>
}

/** The second step, for accounts with a second factor. */
function CodeForm({ refusal: { state, ticket }, words }: CodeFormProps) {
  const { login } = words
  return (
    <form method="post" action={words.routes.login} className="grid gap-5">
      <input type="hidden" name="ticket" value={ticket} />
      <p className="text-pierre">{login.code}</p>
      <TextField
        id="login-code"
        name="code"
        label={login.codeLabel}
        value=""
        autoComplete="one-time-code"
        problem={state === 'wrongCode' ? { alert: null, id: alertId } : undefined}
      />
      <button type="submit" className="button button-primary">
        {login.submit}
      </button>
    </form>
  )
}

function VisitorLinks({ productName, words }: Pick<LoginProps, 'productName' | 'words'>) {
  const { visitorsHeading, visitorsText, visitors } = words.login
  const links = [
    [visitors.trainings, words.routes.trainings],
    [visitors.jobs, words.routes.jobs],
    [visitors.quote, words.routes.quote],
    [visitors.shop, words.routes.bookShop(productName)],
    [visitors.contact, words.routes.contact],
  ] as const
  return (
    <section className="self-center">
      <h2>{visitorsHeading}</h2>
      <p className="mt-3 text-pierre">{visitorsText}</p>
      <ul className="mt-4">
        {links.map(([name, route]) => (
          <li key={route} className="border-t border-trait">
            <a href={route} className="tap w-full py-2 text-[1.15rem] hover:text-laterite">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
