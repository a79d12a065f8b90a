import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from './product/ports.ts'
import { root } from './product/settings.ts'

let folder: string
let ports: Record<string, string>
const servers: Server[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sira-doctor-'))
  ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) }
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true })
})

/** Online, with all that it may want; nothing of this machine's own settings. */
function doctor(settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: 'https://www.sira.example',
      ...ports,
      ...settings,
    },
  })
  expect(stderr).toBe('')
  return { status, lines: stdout.split('\n') }
}

/** Something else of this machine, in the way of the product. */
async function listening(port: number): Promise<void> {
  const server = createServer((socket) => socket.end('220 none of yours\r\n'))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}

describe('npm run doctor', { timeout: 60_000 }, () => {
  it('finds nothing in the way of a new installation, and changes nothing', () => {
    const { status, lines } = doctor()
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([])
    expect(status).toBe(0)
    expect(lines.join('\n')).toContain('sera fait au premier démarrage')
    expect(readdirSync(folder)).toEqual([])
  })

  it('names every setting that is wrong, not only the first', () => {
    const { status, lines } = doctor({
      PUBLIC_URL: 'https://sira.example/site',
      ADMIN_EMAIL: 'moi',
      LOG_LEVEL: 'loud',
      STRAPI: '7',
      API_URL: 'http://127.0.0.1:9/api',
    })
    const faults = lines.filter((line) => line.startsWith('✗')).join('\n')
    for (const name of ['PUBLIC_URL', 'ADMIN_EMAIL', 'LOG_LEVEL', 'STRAPI']) {
      expect(faults).toContain(`Le réglage ${name}=`)
    }
    expect(status).toBe(1)
  })

  it('says who has a port', async () => {
    await listening(Number(ports.PORT))
    const { status, lines } = doctor({ HOST: '127.0.0.1' })
    expect(lines).toContainEqual(expect.stringMatching(/^✗ Le port \d+ est déjà pris.*PORT/))
    expect(status).toBe(1)
  })

  it('says which servers do not let us in, and never a password', async () => {
    const port = await freePort()
    const { status, lines } = doctor({
      DATABASE_URL: `postgres://sira:hunter2@127.0.0.1:${port}/sira`,
      SMTP_URL: `smtp://sira:hunter2@127.0.0.1:${port}`,
      IMAP_URL: `imap://moi%40sira.example:hunter2@127.0.0.1:${port}`,
      VALKEY_URL: `valkey://:hunter2@127.0.0.1:${port}`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'sira',
      S3_ACCESS_KEY_ID: 'sira',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    })
    expect(lines).toContainEqual(expect.stringMatching(/^✗ DATABASE_URL.*ne répond pas/))
    expect(lines).toContainEqual(expect.stringMatching(/^✗ SMTP_URL.*il ne répond pas/))
    expect(lines).toContainEqual(expect.stringMatching(/^✗ IMAP_URL.*le serveur ne répond pas/))
    expect(lines).toContainEqual(expect.stringMatching(/^! VALKEY_URL.*il ne répond pas/))
    expect(lines).toContainEqual(expect.stringMatching(/^✗ S3_BUCKET.*personne ne répond/))
    expect(lines.join('\n')).not.toContain('hunter2')
    expect(status).toBe(1)
  })

  it('says that the clock is late, by what the data were written at', () => {
    const data = join(folder, 'data')
    mkdirSync(data)
    writeFileSync(join(data, 'recherche.sqlite'), '')
    const tomorrow = Date.now() / 1000 + 86_400
    utimesSync(join(data, 'recherche.sqlite'), tomorrow, tomorrow)
    const { status, lines } = doctor()
    expect(lines).toContainEqual(expect.stringMatching(/^✗ L’horloge retarde.*Mettez-la à l’heure/))
    expect(status).toBe(1)
  })

  it('says that nothing is backed up, that the last one is old, and that it lies beside the data', () => {
    expect(doctor().lines).toContainEqual(expect.stringMatching(/^! Aucune sauvegarde n’est faite/))
    const copies = join(folder, 'copies')
    mkdirSync(copies)
    writeFileSync(join(copies, 'sira-2026-01-02T02-30-00Z.tar.gz'), '')
    const { status, lines } = doctor({ BACKUP_DIR: copies })
    expect(lines).toContainEqual(
      expect.stringMatching(/^✗ La dernière sauvegarde est du 2 janvier 2026.*npm run backup/),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^! BACKUP_DIR est sur le même disque/))
    expect(status).toBe(1)
  })

  it('says that the file of the secrets is damaged', () => {
    const data = join(folder, 'data')
    mkdirSync(data)
    writeFileSync(join(data, 'secrets.json'), '{"PAYLOAD_SECRET":', { mode: 0o600 })
    const { status, lines } = doctor()
    expect(lines).toContainEqual(expect.stringMatching(/^✗ .*secrets\.json est abîmé/))
    expect(status).toBe(1)
  })

  it('says that the secrets are too short, or that they are missing beside a database', () => {
    const data = join(folder, 'data')
    mkdirSync(data)
    writeFileSync(join(data, 'sira.sqlite'), 'SQLite format 3\0')
    expect(doctor().lines).toContainEqual(expect.stringMatching(/^✗ .*secrets\.json manque à côté/))
    writeFileSync(join(data, 'secrets.json'), '\ufeff{"PAYLOAD_SECRET":"abc"}', { mode: 0o600 })
    const { lines } = doctor()
    expect(lines).toContainEqual(expect.stringMatching(/^✗ .*PAYLOAD_SECRET.*16 caractères/))
    expect(lines.join()).not.toContain('abîmé')
  })

  it('says that both parts were given one port', () => {
    const port = ports.PORT ?? ''
    const both = spawnSync(process.execPath, ['scripts/doctor.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PORT: port, CMS_PORT: port },
    })
    expect(both.stderr).toContain('PORT et CMS_PORT sont le même')
  })

  it('says that others may read the secrets, and that a file is no database', () => {
    const data = join(folder, 'data')
    mkdirSync(data)
    writeFileSync(join(data, 'secrets.json'), '{}')
    chmodSync(join(data, 'secrets.json'), 0o644)
    writeFileSync(join(data, 'sira.sqlite'), 'not a database at all')
    const { lines } = doctor()
    expect(lines).toContainEqual(expect.stringMatching(/^! .*chmod 600 .*secrets\.json$/))
    expect(lines).toContainEqual(
      expect.stringMatching(/^✗ .*sira\.sqlite n’est pas une base SQLite/),
    )
  })

  it('says that the folder of the data belongs to another account', ({ skip }) => {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/setpriv')) {
      return skip('only root can try what another account sees')
    }
    const data = join(folder, 'data')
    mkdirSync(data, { mode: 0o700 })
    chmodSync(folder, 0o755)
    const { stdout, status } = spawnSync(
      'setpriv',
      ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, 'scripts/doctor.ts'],
      { cwd: root, encoding: 'utf8', env: { ...ports, NODE_ENV: 'production', DATA_DIR: data } },
    )
    expect(stdout).toMatch(/^✗ DATA_DIR.*ce compte n’a pas le droit.*chown/m)
    expect(status).toBe(1)
  })
})
