import { afterAll, vi } from 'vitest'

/*
 * Test files share the process that runs them: Payload and its databases take three seconds to
 * load, which a hundred files would each pay. Our own modules, which read their settings when they
 * are loaded, and the environment are new for every file.
 */
vi.resetModules()

// Late work is counted from the start of the program: each file is one that has just started.
const begun = performance.now()
vi.spyOn(process, 'uptime').mockImplementation(() => (performance.now() - begun) / 1000)

const given = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in given)) delete process.env[name]
  Object.assign(process.env, given)
})
