export * from '@brink/struggle/text/numbers';
