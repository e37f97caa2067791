// A server with the one response that the tests of packed packages request.
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Listens on a free port; `run` starts a program with its address in SERVICE_URL and returns the output. */
export const listen = async () => {
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    response.end(JSON.stringify({ status: 1, advancedRestrictions: [] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    requests: () => requests,
    run: async (program: string, args: readonly string[], cwd: string) =>
      (await execute(program, args, { cwd, env: { ...process.env, SERVICE_URL: url } })).stdout,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
