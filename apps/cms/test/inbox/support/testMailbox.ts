import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { findOrInstallDovecot } from '../../../../../scripts/machine/dovecot.ts'
import { freePort } from '../../../../../scripts/product/ports.ts'

const password = 'mot de passe 100%'
const address = 'reponses@sira.example'

/** A mailbox on a real IMAP server of its own. */
export interface TestMailbox {
  /** For IMAP_URL. */
  url: string
  urlWith(password: string): string
  /** A letter arrives; gives its number. */
  deliver(letter: string): Promise<number>
  /** The numbers of those that nobody has read. */
  unread(): Promise<number[]>
  remove(number: number): Promise<void>
  /** The server goes away, and comes back with what it has. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Dovecot; or the sentence that says why there is none: a failure wherever everything is tried (`CI`). */
export async function startTestMailbox(): Promise<TestMailbox | string> {
  const program = findOrInstallDovecot()
  if (program === undefined) {
    const reason =
      'Dovecot is not installed: its tests are left out (apt-get install dovecot-imapd).'
    if (process.env.CI) throw new Error(reason)
    return reason
  }
  const folder = mkdtempSync(join(tmpdir(), 'sira-imap-'))
  const port = await freePort()
  const settings = join(folder, 'dovecot.conf')
  writeFileSync(settings, configuration(folder, port))
  let server = await start(program, settings, port)
  const urlWith = (secret: string) =>
    `imap://${encodeURIComponent(address)}:${encodeURIComponent(secret)}@127.0.0.1:${port}`
  const pause = async () => {
    if (server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  return {
    url: urlWith(password),
    urlWith,
    deliver: (letter) =>
      opened(port, async (client) => {
        const added = await client.append('INBOX', letter.replace(/\r?\n/g, '\r\n'))
        return added ? (added.uid ?? 0) : 0
      }),
    unread: () =>
      opened(port, async (client) => (await client.search({ seen: false }, { uid: true })) || []),
    remove: (number) =>
      opened(port, async (client) => {
        await client.messageDelete(String(number), { uid: true })
      }),
    pause,
    async resume() {
      server = await start(program, settings, port)
    },
    async stop() {
      await pause()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function opened<Result>(port: number, work: (client: ImapFlow) => Promise<Result>) {
  const auth = { user: address, pass: password }
  const client = new ImapFlow({ host: '127.0.0.1', port, auth, doSTARTTLS: false, logger: false })
  await client.connect()
  try {
    await client.mailboxOpen('INBOX')
    return await work(client)
  } finally {
    await client.logout()
  }
}

/** In the foreground, until it says that it listens. */
async function start(program: string, settings: string, port: number): Promise<ChildProcess> {
  const server = spawn(program, ['-F', '-c', settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (words) => {
    said += words
  })
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      verifyOnly: true,
      logger: false,
      ...quick,
    })
    client.on('error', () => undefined)
    if (
      await client.connect().then(
        () => true,
        () => false,
      )
    )
      return server
  }
  server.kill('SIGKILL')
  throw new Error(`Dovecot does not listen: ${said}`)
}

const quick = {
  auth: { user: address, pass: password },
  doSTARTTLS: false,
  connectionTimeout: 1000,
}

/** One user, whose mail belongs to who runs the test; root lends it to a user who is nobody. */
function configuration(folder: string, port: number): string {
  const { uid, gid, username } = userInfo()
  const isRoot = uid === 0
  const mail = join(folder, 'mail')
  const users = join(folder, 'users')
  mkdirSync(mail)
  chmodSync(folder, 0o755)
  chmodSync(mail, 0o777)
  const owner = isRoot ? '65534:65534' : `${uid}:${gid}`
  writeFileSync(users, `${address}:{PLAIN}${password}:${owner}::${mail}::\n`)
  return `
base_dir = ${join(folder, 'run')}
state_dir = ${join(folder, 'state')}
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${join(mail, 'box')}
auth_failure_delay = 0
passdb {
  driver = passwd-file
  args = ${users}
}
userdb {
  driver = passwd-file
  args = ${users}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${isRoot ? '' : asUser(username)}`
}

/** Everything as one user, within no other root. */
function asUser(name: string): string {
  const open = ['imap-login', 'anvil', 'stats'].map(
    (service) => `service ${service} {\n  chroot =\n}`,
  )
  return [`default_internal_user = ${name}`, `default_login_user = ${name}`, ...open].join('\n')
}
