import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { hostConfig } from '../../../../hostConfig.ts'

/** Payload's own interface, for the screens of the back office only; the contract is at `/api`. */
export const GET = REST_GET(hostConfig)
export const POST = REST_POST(hostConfig)
export const DELETE = REST_DELETE(hostConfig)
export const PATCH = REST_PATCH(hostConfig)
export const PUT = REST_PUT(hostConfig)
export const OPTIONS = REST_OPTIONS(hostConfig)
