import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { siteEnvironment } from '../product/siteEnvironment.ts'

/** What can be held of Dockerfile and deploy/compose.yml without Docker. */
const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

const texts = z.record(z.string(), z.coerce.string())
const service = z.object({
  image: z.string(),
  environment: texts.default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  build: z.unknown().optional(),
})
const written = read('deploy/compose.yml')
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(written, { merge: true }))
const { cms, site } = z.object({ cms: service, site: service }).parse(compose.services)
const services = Object.values(compose.services)

/** Each setting that `.env.example` explains, given or left out. */
const settings = new Set(
  [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
)

describe('deploy/compose.yml', () => {
  test.each(Object.entries({ cms, site }))('what it gives to %s is a setting', (_name, part) => {
    expect(Object.keys(part.environment).filter((name) => !settings.has(name))).toEqual([])
  })

  test('the site is given no secret of the back office', () => {
    expect(siteEnvironment(site.environment as NodeJS.ProcessEnv)).toEqual(site.environment)
  })

  test('what it cannot do without stands in the .env of deploy.md', () => {
    const asked = [...written.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name)
    const shown = [...read('docs/how-to/deploy.md').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)]
    const names = shown.map(([, name]) => name)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !names.includes(name))).toEqual([])
  })

  test('each volume is used, and each that is used is there', () => {
    const mounted = services.flatMap(({ volumes }) => volumes.map((place) => place.split(':')[0]))
    const named = mounted.filter((place) => !place?.startsWith('.'))
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
  })

  test('each file that is lent to a container is there', () => {
    const lent = services.flatMap(({ volumes }) =>
      volumes.map((place) => place.split(':')[0] ?? ''),
    )
    const files = lent.filter((place) => place.startsWith('.'))
    expect(files.filter((path) => !existsSync(resolve(root, 'deploy', path)))).toEqual([])
  })

  test('what it changes in varnish.vcl is written there as it expects', () => {
    const file = read('deploy/varnish.vcl')
    expect(file.match(/^backend site1 .*"127\.0\.0\.1"/gm)).toHaveLength(1)
    expect(file.match(/^acl \w+ \{$/gm)).toHaveLength(2)
  })

  test('Varnish waits for nobody, or Compose would make it anew with each version of the site', () => {
    expect(compose.services.varnish?.depends_on).toEqual({})
    expect(Object.keys(cms.depends_on)).toContain('postgres')
  })

  test('each service says whether it is well, so that `up --wait` can tell', () => {
    const silent = Object.entries(compose.services).filter(([, { healthcheck }]) => !healthcheck)
    expect(silent.map(([name]) => name)).toEqual([])
  })

  test('the image of both parts is built once', () => {
    expect(site.image).toBe(cms.image)
    expect(services.filter(({ build }) => build !== undefined)).toEqual([cms])
  })

  test('whoever is waited for is there', () => {
    const awaited = services.flatMap(({ depends_on }) => Object.keys(depends_on))
    expect(awaited.filter((name) => !(name in compose.services))).toEqual([])
  })

  test('whoever is asked by another is there, at the port he answers on', () => {
    const addresses = services.flatMap(({ environment }) => Object.values(environment))
    const hosts = addresses.flatMap((address) => {
      const [, host] = /^\w+:\/\/(?:[^@/]+@)?([\w.]+):\d+/.exec(address) ?? []
      return host === undefined ? [] : [host]
    })
    expect(hosts.length).toBeGreaterThan(4)
    expect(hosts.filter((host) => !(host in compose.services))).toEqual([])
    expect(site.environment.API_URL).toBe(`http://cms:${cms.environment.CMS_PORT}/api`)
    expect(cms.environment.SITE_URL).toBe(`http://site:${site.environment.PORT}`)
  })

  test('no door is open to other machines', () => {
    const doors = services.flatMap(({ ports }) => ports)
    expect(doors.filter((door) => !door.startsWith('127.0.0.1:'))).toEqual([])
  })

  test('no image is the latest of its name', () => {
    const images = services.map(({ image }) => image).filter((image) => !image.startsWith('$'))
    expect(images.filter((image) => !/:[v\d][\d.]*$/.test(image))).toEqual([])
  })
})

test('Dockerfile has the packages of each workspace', () => {
  const file = read('Dockerfile')
  const folders = globSync('{apps,packages}/*/package.json', { cwd: root })
  expect(folders.length).toBeGreaterThan(5)
  expect(folders.filter((path) => !file.includes(`COPY ${path} `))).toEqual([])
})
