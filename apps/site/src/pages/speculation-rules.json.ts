import type { APIRoute } from 'astro'
import { file } from '../feeds/fileAnswers.ts'
import { speculationRules } from '../feeds/speculationRules.ts'

export const GET: APIRoute = () =>
  file(JSON.stringify(speculationRules), 'application/speculationrules+json')
