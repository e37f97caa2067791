/** All services with their fees and papers (D17). */
const services = {
  title: 'Services and fees',
  summary: 'Every passport service with its papers, its fee, and how fast it can go.',
  table: 'Fees in Ethiopian birr (ETB)',
  service: 'Service',
  regular: 'Regular',
  papers: 'The services one by one',
} as const
export default services
