import { expect, it } from 'vitest'
import { isReading } from './isReading.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

it.each([
  ['a phone', chrome, { 'sec-fetch-dest': 'document' }],
  ['a browser that does not say what it loads for', 'Opera/9.80 (Android; Opera Mini/36.2)', {}],
  ['the browser inside an application', `${chrome} [FBAN/EMA;FBLC/fr_FR]`, {}],
])('%s reads a page', (_who, agent, more) => {
  expect(isReading('GET', { 'user-agent': agent, ...more })).toBe(true)
  expect(isReading('HEAD', { 'user-agent': agent, ...more })).toBe(false)
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'curl/8.5.0',
  'python-requests/2.32',
  'node',
  `${chrome} HeadlessChrome/142.0.0.0`,
  '',
])('a machine reads nothing: %s', (agent) => {
  expect(isReading('GET', { 'user-agent': agent })).toBe(false)
})

it.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'sec-fetch-dest': 'empty' },
])('what a browser loads by itself is not read: %o', (more) => {
  expect(isReading('GET', { 'user-agent': chrome, ...more })).toBe(false)
})
