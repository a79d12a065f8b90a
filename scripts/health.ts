import { get } from 'node:http'
import { backOfficePort, localUrlAt, sitePort } from '../packages/host/src/defaultAddresses.ts'

/** The health check of a container: whether the part of this name (default: the site) answers. */
const { CMS_PORT, CMS_HOST, PORT, HOST } = process.env
const url =
  process.argv[2] === 'cms'
    ? localUrlAt(Number(CMS_PORT || backOfficePort), CMS_HOST)
    : localUrlAt(Number(PORT || sitePort), HOST)
get(`${url}/healthz`, { timeout: 4000 }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1)
}).once('error', () => process.exit(1))
