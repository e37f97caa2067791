import { allEndpoints, type EndpointInput, type EndpointOutput } from '@invea/api/contract'

const call = allEndpoints.getAvailability
type Input = EndpointInput<typeof call> // { body: AvailabilityQuery }: domain words, already decoded
type Output = EndpointOutput<typeof call> // readonly AvailableDay[]: encoded by call.response

const handler = async ({ body }: Input): Promise<Output> =>
  body.officeId === 1 ? [{ date: body.from, slots: [] }] : []

console.log(call.method, call.path, handler.length)
