import { afterAll, vi } from 'vitest'

/*
 * Files of tests share the programs that run them: Payload and its databases take three seconds to
 * load, which a hundred files paid. What is ours is new to every file all the same: the modules,
 * which read their settings as they are loaded, and the environment.
 */
vi.resetModules()

const given = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in given)) delete process.env[name]
  Object.assign(process.env, given)
})
