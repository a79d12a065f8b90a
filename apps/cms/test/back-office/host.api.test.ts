import { json } from 'node:stream/consumers'
import { changesAnswer } from '@sira/contract/wire/changes'
import { signedCall } from '@sira/host/calls/signedCall'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from '../../server/host.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { firstAdministrator } from '../../src/people/firstAdministrator.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

const secret = 'secret-partagé-entre-nous'
const metricsToken = 'un-jeton-pour-les-mesures'
const account = { adminEmail: 'admin@sira.example', adminPassword: 'Un-mot-de-passe-7' }

describe('the host of the back office', () => {
  let office: OpenPayload
  let app: FastifyInstance
  let token = ''

  beforeAll(async () => {
    office = await openPayload()
    await firstAdministrator(office.payload, account)
    token = await office.signIn(account.adminEmail, account.adminPassword)
    const environment = {
      ...readEnvironment(process.env),
      invalidationSecret: secret,
      metricsToken,
    }
    app = (await createHost(environment, office.payload)).app
  })
  afterAll(async () => {
    await app.close()
    await office.close()
  })

  const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })

  it('says that it lives, and that its database answers', async () => {
    const [text, version] = [expect.any(String), expect.stringMatching(/^\d+\.\d+\.\d+$/)]
    expect((await get('/healthz')).json()).toEqual({ status: 'ok', version, commit: text })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('gives a picture for ever, and nothing else of its folder', async () => {
    expect((await get('/uploads/absente.webp')).statusCode).toBe(404)
    expect((await get('/uploads/../secrets.json')).statusCode).toBe(404)
    expect((await get('/uploads/%2e%2e/sira.sqlite')).statusCode).not.toBe(200)
  })

  it('forgets an answer of the API as soon as what it shows has changed', async () => {
    expect((await get('/api/tags')).json().data).toEqual([])
    await office.payload.create({ collection: 'tags', data: { nom: 'Emploi' } })

    expect((await get('/api/tags')).json().data).toHaveLength(1)
  })

  it('tells whoever has the secret what changed since, as soon as it does', async () => {
    const told = async (since?: string) => {
      const call = signedCall({ since }, secret, new Date())
      const { headers, body: payload } = call
      const answer = await app.inject({ method: 'POST', url: '/api/changes', headers, payload })
      return changesAnswer.parse(answer.json())
    }
    const { position, changed } = await told()
    expect(changed).toBe('everything')
    const waiting = told(position)
    await office.payload.create({ collection: 'tags', data: { nom: 'Bourse' } })
    expect((await waiting).changed).toContain('tags')
  })

  it('says meanwhile that somebody is there', async () => {
    const ask = (since?: string) => {
      const { headers, body: payload } = signedCall({ since }, secret, new Date())
      return app.inject({
        method: 'POST',
        url: '/api/changes',
        headers,
        payload,
        payloadAsStream: true,
      })
    }
    const { position } = changesAnswer.parse(await json((await ask()).stream()))
    const waiting = await ask(position)
    let heard = ''
    for await (const part of waiting.stream()) {
      heard += part
      if (heard.length === 3) break
    }
    expect(heard).toBe('   ')
    expect(waiting.headers).toMatchObject({ 'x-accel-buffering': 'no' })
  })

  it('shows what waits and how it answers to whoever bears the token', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    await office.payload.create({
      collection: 'contacts',
      data: { name: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour' },
    })
    const { body } = await app.inject({ url: '/metrics', headers })
    expect(body).toMatch(/^sira_emails\{state="waiting"\} [1-9]/m)
    expect(body).toMatch(/^sira_jobs\{state="waiting"\} [1-9]/m)
    expect(body).toMatch(/^sira_leads 1$/m)
    expect(body).toMatch(/^sira_answer_seconds_count\{kind="contract",status="2xx"\} [1-9]/m)
    expect((await app.inject('/metrics')).statusCode).toBe(401)
  })

  it('tells who watches it which planned work is late, and stays open for forms', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const late = async () => {
      const { body } = await app.inject({ url: '/metrics', headers })
      return /^sira_jobs\{state="late"\} (\d+)$/m.exec(body)?.[1]
    }
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    expect(await late()).toBe('0')
    const { id } = await office.payload.jobs.queue({
      task: 'expireOrders',
      queue: 'orders',
      input: {},
      waitUntil: new Date(Date.now() - 20 * 60_000),
    })
    const answer = await app.inject('/readyz')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ready', late: ['expireOrders'] })
    expect(await late()).toBe('1')
    const jobs = 'payload-jobs' as 'users'
    await office.payload.delete({ collection: jobs, id })
  })

  it('tells nobody else', async () => {
    const call = signedCall({}, 'un-autre-secret', new Date())
    const { headers, body: payload } = call
    const answer = await app.inject({ method: 'POST', url: '/api/changes', headers, payload })
    expect(answer.statusCode).toBe(401)
    expect((await app.inject({ method: 'POST', url: '/api/changes' })).statusCode).toBe(401)
  })

  it('refuses a body that is too large with a sentence the screens show', async () => {
    const payload = Buffer.alloc(11 * 1024 * 1024)
    const answer = await app.inject({ method: 'POST', url: '/admin/api/media', payload })

    expect(answer.statusCode).toBe(413)
    expect(answer.json().errors[0].message).toContain('dépasse 10\u00a0Mo')
  })

  describe('shows a draft before it is published', () => {
    const address = (id: number) => `/admin/api/preview/blogs/${id}?populate=*`
    const draft = () =>
      office.payload.create({
        collection: 'blogs',
        draft: true,
        data: { titre: 'Pas encore', contenu: 'Texte' },
      })

    it('to staff, in the shape of the contract, and tells nobody to keep it', async () => {
      const { id } = await draft()
      const answer = await get(address(id), `payload-token=${token}`)

      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.json().data).toMatchObject({
        id,
        attributes: { titre: 'Pas encore', image: { data: null }, tags: { data: [] } },
      })
    })

    it('with the changes of a published article that are only saved', async () => {
      const { id } = await office.payload.create({
        collection: 'blogs',
        data: { titre: 'Publié', contenu: 'Texte', _status: 'published' },
      })
      const data = { titre: 'Publié, et mieux' }
      await office.payload.update({ collection: 'blogs', id, data, draft: true })
      const answer = await get(address(id), `payload-token=${token}`)

      expect(answer.json().data.attributes.titre).toBe('Publié, et mieux')
    })

    it('in the language that is written in, French where nothing is', async () => {
      const { id } = await draft()
      const inEnglish = async () => {
        const answer = await get(`${address(id)}&locale=en`, `payload-token=${token}`)
        return answer.json().data.attributes
      }
      expect(await inEnglish()).toMatchObject({ titre: 'Pas encore', locale: 'fr' })
      const data = { titre: 'Not yet' }
      await office.payload.update({ collection: 'blogs', id, data, draft: true, locale: 'en' })
      expect(await inEnglish()).toMatchObject({
        titre: 'Not yet',
        contenu: 'Texte',
        locale: 'en',
      })
    })

    it('to nobody else', async () => {
      const { id } = await draft()

      expect((await get(address(id))).statusCode).toBe(401)
      expect((await get(address(id), 'payload-token=faux')).statusCode).toBe(401)
      expect((await get(address(9999), `payload-token=${token}`)).statusCode).toBe(404)
      const people = await get('/admin/api/preview/users/1', `payload-token=${token}`)
      expect(people.statusCode).toBe(404)
    })
  })
})
