export { headlinePhase } from '@brink/struggle';
