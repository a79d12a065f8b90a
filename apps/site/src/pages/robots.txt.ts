import type { APIRoute } from 'astro'
import { file } from '../feeds/fileAnswers.ts'
import { robots } from '../feeds/robots.ts'

export const GET: APIRoute = ({ locals: { address } }) =>
  file(robots(address), 'text/plain; charset=utf-8')
