/** All services with their fees and papers (D17). */
const services = {
  title: 'Services and fees',
  summary: 'Documents, fees and times for every service.',
  table: 'Fees in Ethiopian birr (ETB)',
  service: 'Service',
  regular: 'Regular',
  papers: 'About each service',
} as const
export default services
