import { isLocale } from '@sira/contract/locales'
import { ContractError } from '@sira/contract/wire/errors'
import { forbidden, notFound } from '@sira/contract/wire/refusals'
import { isOwnProgram } from '@sira/host/addresses/ownNetwork'
import { traced } from '@sira/host/tracing/traced'
import type { ResponseCache } from '@sira/response-cache/responseCache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readThread } from '../../comments/readThread.ts'
import { readEvaluations } from '../../enrolments/evaluations/readEvaluations.ts'
import { type ContentType, typeOf } from '../model/contentModel.ts'
import { settingsPictures } from '../model/settingsPictures.ts'
import { OverloadError } from '../overload.ts'
import { settingsType } from '../publicTypes.ts'
import { parseListQuery, parseRecordQuery, parseSettingsQuery } from '../query/contractQuery.ts'
import { isPrompt } from '../query/cost/isPrompt.ts'
import { parseLocale } from '../query/locale.ts'
import type { RecordQuery } from '../query/parsedQuery.ts'
import { parseQueryString } from '../query/queryString.ts'
import { answerContext } from '../read/answerContext.ts'
import { findRecord, findRecords } from '../read/findRecords.ts'
import type { ReadContexts } from '../read/readContexts.ts'
import { readPageTexts } from '../read/readPageTexts.ts'
import { readSettings } from '../read/readSettings.ts'
import { type Address, searchOf } from './address.ts'
import { withinAnswerTime } from './answerTime.ts'
import { listTags, recordTags } from './cacheTags.ts'
import type { CountUncached } from './readLimit.ts'
import { renderedAnswer, renderedError } from './rendered.ts'

/** A read that has been understood: what makes it different from others, and how to make it. */
interface Read {
  key: string
  tags: readonly string[]
  answer(signal: AbortSignal): Promise<unknown>
}

export interface Reading {
  cache: ResponseCache
  contexts: ReadContexts
  countUncached: CountUncached
  strangersTimeMs: number
}

/** Answers GET and HEAD of an address from the cache, reading the database when it must. */
export async function answerRead(
  address: Address,
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, contexts, countUncached, strangersTimeMs }: Reading,
): Promise<FastifyReply> {
  const ours = isOwnProgram(request)
  const read = readOf(address, searchOf(request.url), contexts, ours)
  // Separate queues: a request that waits for a stranger's question waits as long.
  const line = ours ? 'contract' : 'contract for strangers'
  const lookup = {
    key: `${line} ${read.key}`,
    line,
    method: request.method === 'HEAD' ? ('HEAD' as const) : ('GET' as const),
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  }
  const permit = ours ? undefined : () => countUncached(request)
  const render = async (signal: AbortSignal) => {
    try {
      const about = 'type' in address ? address.type : address.kind
      const answer = await traced('contract query', { 'sira.about': about }, () =>
        ours ? read.answer(signal) : withinAnswerTime(strangersTimeMs, signal, read.answer),
      )
      return renderedAnswer(answer, read.tags)
    } catch (error) {
      // Thrown again, so that an earlier answer is given instead, and waiting requests do not
      // repeat the question.
      const isRefusal = error instanceof ContractError && !(error instanceof OverloadError)
      if (isRefusal) return renderedError(error)
      throw error
    }
  }
  const { status, headers, body } = await cache.respond(lookup, render, permit)
  const vary = [reply.getHeader('vary'), headers.vary].filter(Boolean).join(', ')
  reply.code(status).headers(headers)
  if (vary !== '') reply.header('vary', vary)
  return reply.send(
    body === null ? undefined : Buffer.from(body.buffer, body.byteOffset, body.length),
  )
}

/** Checks a slug for a tag: tags are in a header, separated by commas. */
function slugIn(text: string): string {
  if (!/^[\w-]{1,255}$/.test(text)) throw notFound()
  return text
}

function numberIn(text: string): number {
  const id = Number(text)
  if (!/^\d{1,10}$/.test(text) || id > 2_147_483_647) throw notFound()
  return id
}

function readOf(address: Address, search: string, contexts: ReadContexts, ours: boolean): Read {
  const lines = ours ? contexts.own : contexts.strangers
  const { model, languages } = lines.prompt
  const contextFor = (query: RecordQuery, type: ContentType, signal: AbortSignal) =>
    answerContext(isPrompt(query, type, model) ? lines.prompt : lines.slow, signal)
  switch (address.kind) {
    case 'list': {
      const type = typeOf(model, address.type)
      const query = parseListQuery(search, type, model, languages)
      const key = `${type.id} ${JSON.stringify(query)}`
      const tags = listTags(type, query, model)
      const answer = (signal: AbortSignal) =>
        findRecords(type, query, contextFor(query, type, signal))
      return { key, tags, answer }
    }
    case 'record': {
      const type = typeOf(model, address.type)
      const id = numberIn(address.id)
      const query = parseRecordQuery(search, type, model, languages)
      const key = `${type.id}/${id} ${JSON.stringify(query)}`
      const tags = recordTags(type, query, model)
      const answer = (signal: AbortSignal) =>
        findRecord(type, id, query, contextFor(query, type, signal))
      return { key, tags, answer }
    }
    case 'single': {
      const type = settingsPictures(lines.prompt.payload)
      const query = parseSettingsQuery(search, type, model, languages)
      const key = `${settingsType} ${JSON.stringify(query)}`
      const answer = (signal: AbortSignal) =>
        readSettings(type, query, answerContext(lines.prompt, signal))
      // A changed picture is announced as a change of the settings: see announceUsingSettings.
      return { key, tags: [settingsType], answer }
    }
    case 'page': {
      const { type } = address
      const asked = parseLocale(parseQueryString(search).locale, languages)
      const locale = isLocale(asked) ? asked : languages.fallback
      const { payload } = lines.prompt
      const answer = () => readPageTexts(payload, { type, locale, draft: false })
      return { key: `${type} ${locale}`, tags: [type], answer }
    }
    case 'thread': {
      const slug = slugIn(address.slug)
      const { payload } = lines.prompt
      const answer = () => readThread(slug, payload)
      return { key: `thread ${slug}`, tags: [`blogs/${slug}`, settingsType], answer }
    }
    case 'evaluations': {
      const training = numberIn(address.training)
      const { payload } = lines.prompt
      const answer = async () => ({ data: await readEvaluations(training, payload), meta: {} })
      return { key: `evaluations ${training}`, tags: ['sessions'], answer }
    }
    case 'form':
      throw forbidden()
    case 'deposit':
    case 'unknown':
      throw notFound()
  }
}
