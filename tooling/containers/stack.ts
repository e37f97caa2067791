import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../bootstrap.mjs'
import { buildImage, npmSettings } from './base-images.ts'
import { type ComposeFile, imageOf, readComposeFile, runArguments, startOrder } from './compose-file.ts'
import { mustPodman, podman } from './podman.ts'

export interface StopResult {
  readonly code: number
  readonly log: string
}

const deploy = join(root, 'deploy')
/** Long enough for PostgreSQL to prepare its data and for the migrations. */
const maxStartSeconds = 120

export const readStackFile = (variables: Readonly<Record<string, string>>): ComposeFile =>
  readComposeFile(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), variables)

/** Builds the image of each service from deploy/Dockerfile; reuses existing layers. */
export const buildImages = async (file: ComposeFile, print: (line: string) => void): Promise<void> => {
  const npm = npmSettings()
  for (const [name, { build }] of Object.entries(file.services)) {
    if (!build) continue
    const began = Date.now()
    const args = ['--pull=never', '--file', join(deploy, build.context, build.dockerfile), '--target', build.target]
    await buildImage(imageOf(file, name), args, { context: join(deploy, build.context), npm })
    print(`built ${imageOf(file, name)} in ${Math.round((Date.now() - began) / 1000)} s`)
  }
}

/** `settings` is the folder that contains service.env. */
export const createStack = (file: ComposeFile, settings: string) => {
  const folders = { folder: deploy, settings }
  const network = `${file.name}_default`
  const volumes = Object.keys(file.volumes).map((volume) => `${file.name}_${volume}`)
  const containerOf = (service: string) => `${file.name}-${service}-1`
  const services = startOrder(file)
  const hasHealthCheck = (service: string) =>
    mustPodman(['inspect', '--format', '{{json .Config.Healthcheck}}', containerOf(service)]) !== 'null'

  const isHealthy = async (service: string) => {
    if (!hasHealthCheck(service)) return false
    for (const until = Date.now() + maxStartSeconds * 1000; Date.now() < until; await wait(1000))
      if (podman(['healthcheck', 'run', containerOf(service)]).ok) return true
    return false
  }
  const makeNetwork = () => {
    const [range] = file.networks.default?.ipam.config ?? []
    const address = range ? ['--subnet', range.subnet, '--gateway', range.gateway] : []
    if (!podman(['network', 'exists', network]).ok) mustPodman(['network', 'create', ...address, network])
  }
  const logsOf = (service: string) => {
    const { output, errors } = podman(['logs', '--tail', '30', containerOf(service)])
    return `${output}\n${errors}`
  }
  const stop = (service: string): StopResult | undefined => {
    const name = containerOf(service)
    if (!podman(['stop', name]).ok) return undefined
    const code = Number(podman(['inspect', '--format', '{{.State.ExitCode}}', name]).output)
    return { code, log: code === 0 ? '' : logsOf(service) }
  }
  const removeContainers = () => {
    const results: Record<string, StopResult> = {}
    for (const service of services.toReversed()) {
      const result = stop(service)
      if (result) results[service] = result
    }
    podman(['rm', '--force', '--ignore', ...services.map(containerOf)])
    return results
  }
  const runOf = (service: string) => runArguments(file, service, folders)
  return {
    /** Services that `up` starts, in order. */
    services,
    isHealthy,
    /** Stops and removes the containers, and keeps the volumes. Returns the exit code of each service, and its log if it is not 0. */
    removeContainers,
    /** Starts each service once its dependencies are healthy. Returns the names of unhealthy services. */
    up: async () => {
      makeNetwork()
      const unhealthy: string[] = []
      for (const service of services) {
        for (const before of Object.keys(file.services[service]?.depends_on ?? {}))
          if (!(await isHealthy(before))) unhealthy.push(before)
        const image = [imageOf(file, service), ...(file.services[service]?.command ?? [])]
        mustPodman(['run', '--detach', '--name', containerOf(service), ...runOf(service), ...image])
      }
      for (const service of services) if (!(await isHealthy(service))) unhealthy.push(service)
      return [...new Set(unhealthy)]
    },
    restart: async (service: string) => {
      mustPodman(['restart', containerOf(service)])
      return isHealthy(service)
    },
    /** Process id of the container's first process, as seen from the machine. */
    processOf: (service: string) => Number(mustPodman(['inspect', '--format', '{{.State.Pid}}', containerOf(service)])),
    execute: (
      service: string,
      command: readonly string[],
      { user, input }: { readonly user?: string; readonly input?: string } = {},
    ) => podman(['exec', '--interactive', ...(user ? ['--user', user] : []), containerOf(service), ...command], input),
    /** Runs a service of a profile, or another command in its container, until it exits. */
    runOnce: (service: string, [program, ...args]: readonly [string, ...string[]] = ['']) =>
      podman([
        ...['run', '--rm', ...runOf(service)],
        ...(program === '' ? [] : ['--entrypoint', program]),
        ...[imageOf(file, service), ...args],
      ]),
    logsOf,
    /** Restarts a container, and stops it after some milliseconds, while its program starts. */
    stopWhileStarting: async (service: string, milliseconds: number) => {
      mustPodman(['restart', containerOf(service)])
      await wait(milliseconds)
      return stop(service) ?? { code: -1, log: 'the container could not be stopped' }
    },
    /** Removes containers, network and volumes. */
    down: () => {
      removeContainers()
      podman(['volume', 'rm', '--force', ...volumes])
      podman(['network', 'rm', '--force', network])
    },
  }
}

/** The containers of deploy/compose.yaml. */
export type Stack = ReturnType<typeof createStack>
