import { get } from 'node:http'
import { backOfficePort, localUrlAt, sitePort } from '../packages/host/src/defaultAddresses.ts'

/** What a container asks of itself: whether the part of this name (default: the site) answers. */
const port =
  process.argv[2] === 'cms' ? process.env.CMS_PORT || backOfficePort : process.env.PORT || sitePort
get(`${localUrlAt(Number(port))}/healthz`, { timeout: 4000 }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1)
}).once('error', () => process.exit(1))
