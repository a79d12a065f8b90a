import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { S3 } from '@aws-sdk/client-s3'
import { findOrInstallSwift } from '../../../../scripts/machine/swift.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { ringsOf, settingsOf, storeKeys } from './swiftSettings.ts'

const bucket = 'sira-essai'
/** Its own way of looking up names takes seconds at the start (eventlet 0.33). */
const quick = { EVENTLET_NO_GREENDNS: 'yes' }

/** An S3-compatible store of its own, with one bucket. */
export interface TestStore {
  url: string
  /** The settings with which a back office keeps its files there. */
  settings: Record<string, string>
  /** All keys of the bucket. */
  keys(): Promise<string[]>
  /** To look at it, or to spoil something, past the product. */
  client: S3
  bucket: string
  /** Of its four programs. */
  pids(): number[]
  /** After they were killed, on the same ports. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

/**
 * OpenStack Swift (decision 87); or the sentence that says why there is none: a failure wherever
 * everything is tried (`CI`).
 */
export async function startTestStore(): Promise<TestStore | string> {
  const programs = findOrInstallSwift()
  if (programs === undefined) {
    const reason =
      'Swift is not installed: tests of S3 are left out (apt-get install swift-{proxy,account,container,object}).'
    if (process.env.CI) throw new Error(reason)
    return reason
  }
  const folder = mkdtempSync(join(tmpdir(), 'sira-store-'))
  const [account, container, object, proxy] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const ports = { account, container, object, proxy }
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true })
  for (const [file, text] of Object.entries(settingsOf(folder, ports))) {
    writeFileSync(join(folder, file), text)
  }
  execFileSync('/usr/bin/python3', ['-c', ringsOf(ports)], { cwd: folder })
  const launch = () =>
    Object.entries(programs).map(([name, program]) =>
      spawn(program, [join(folder, `${name}.conf`)], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...quick },
      }),
    )
  let children = launch()
  const stop = async () => {
    await Promise.all(children.map(end))
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${ports.proxy}`
  const credentials = { accessKeyId: storeKeys.id, secretAccessKey: storeKeys.secret }
  const client = new S3({
    endpoint: url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
  })
  try {
    await answers(() => client.createBucket({ Bucket: bucket }))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    settings: {
      S3_ENDPOINT: url,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: storeKeys.id,
      S3_SECRET_ACCESS_KEY: storeKeys.secret,
    },
    client,
    bucket,
    pids: () => children.flatMap(({ pid = [] }) => pid),
    async startAgain() {
      children = launch()
      await answers(() => client.headBucket({ Bucket: bucket }))
    },
    async keys() {
      const { Contents = [] } = await client.listObjectsV2({ Bucket: bucket })
      return Contents.map(({ Key = '' }) => Key)
    },
    stop,
  }
}

async function answers(ask: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
