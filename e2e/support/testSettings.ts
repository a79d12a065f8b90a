import { freePort } from '../../scripts/product/ports.ts'
import { readOrMakeSecrets } from '../../scripts/product/secrets.ts'
import type { Settings } from '../../scripts/product/settings.ts'

/** The administrator that every test database has. */
export const administrator = {
  email: 'admin@sira.example',
  password: 'Un-mot-de-passe-pour-essayer-7',
}

/** Settings of a product of its own: free ports, its own data folder, nothing from the machine's `.env`. */
export async function testSettings(dataDir: string): Promise<Settings> {
  const port = await freePort()
  const cmsPort = await freePort()
  const apiUrl = `http://127.0.0.1:${cmsPort}/api`
  return {
    port,
    cmsPort,
    apiUrl,
    siteProcesses: 1,
    usesRemoteBackOffice: false,
    dataDir,
    environment: {
      ...process.env,
      ...readOrMakeSecrets(dataDir),
      NODE_ENV: 'production',
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      API_URL: apiUrl,
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
    },
  }
}
